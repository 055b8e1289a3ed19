import type { PartSource } from '../../ui/part/use-part.ts';
import type { DepositStateProps } from './parts/DepositState.tsx';
import { withTexts } from './state-texts.ts';

/** How a deposit stands: here before it is needed, as a payment is when a line fails. */
export const loadState: PartSource<DepositStateProps> = {
  load: withTexts(() => import('./parts/DepositState.tsx')),
  afterPaint: true,
};
