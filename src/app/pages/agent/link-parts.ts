import type { PartSource } from '../../ui/part/use-part.ts';
import type { LinkSheetsProps } from './parts/LinkSheets.tsx';
import { withTexts } from './team-texts.ts';

/** A registration link, or a new one. */
export const loadLinks: PartSource<LinkSheetsProps> = {
  load: withTexts(() => import('./parts/LinkSheets.tsx')),
};
