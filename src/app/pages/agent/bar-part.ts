import type { PartSource } from '../../ui/part/use-part.ts';
import { withTexts } from './state-texts.ts';
import type { TeamBarProps } from './Team.parts/TeamBar.tsx';

/** How the level is narrowed and ordered, and how a transfer stands: here before it is needed, as that is when a line fails. */
export const loadBar: PartSource<TeamBarProps> = {
  load: withTexts(() => import('./Team.parts/TeamBar.tsx')),
  afterPaint: true,
};
