import { language, loadTexts } from '../../i18n/texts.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import type { SheetsProps } from './parts/TeamSheets.tsx';
import type { TeamBarProps } from './Team.parts/TeamBar.tsx';
import { withTexts } from './team-texts.ts';

/** What is done with members of the team. */
export const loadSheets: PartSource<SheetsProps> = {
  name: 'pages/agent/parts/TeamSheets',
  load: withTexts(() => import('./parts/TeamSheets.tsx')),
};

/** How the level is narrowed and ordered, and how a transfer stands: here before it is needed, as that is when a line fails. */
export const loadBar: PartSource<TeamBarProps> = {
  name: 'pages/agent/Team.parts/TeamBar',
  load: async () => (await Promise.all([import('./Team.parts/TeamBar.tsx'), loadTexts(language(), ['teamState'])]))[0],
  afterPaint: true,
};
