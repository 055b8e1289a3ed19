import { language, loadTexts } from '../../i18n/texts.ts';

/** A part that brings the words of how a transfer stands. */
export const withTexts =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> =>
    (await Promise.all([load(), loadTexts(language(), ['teamState'])]))[0];
