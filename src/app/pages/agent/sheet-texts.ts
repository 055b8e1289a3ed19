import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads a sheet of a report, together with the texts that only sheets need. */
export const withTexts =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () =>
    (await Promise.all([load(), loadTexts(language(), ['reportSheets'])]))[0];
