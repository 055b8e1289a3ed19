import type { PartSource } from '../../ui/part/use-part.ts';
import type { SheetsProps } from './parts/TeamSheets.tsx';
import { withTexts } from './team-texts.ts';

/** What is done with members of the team. */
export const loadSheets: PartSource<SheetsProps> = {
  load: withTexts(() => import('./parts/TeamSheets.tsx')),
};
