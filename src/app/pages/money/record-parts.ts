import type { PartSource } from '../../ui/part/use-part.ts';
import type { RangeSheetProps } from './parts/RangeSheet.tsx';
import { withTexts } from './record-texts.ts';

/** The choice of any days of a record. */
export const loadRangeSheet: PartSource<RangeSheetProps> = {
  name: 'pages/money/parts/RangeSheet',
  load: withTexts(() => import('./parts/RangeSheet.tsx')),
};
