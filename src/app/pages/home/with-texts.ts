import { language, loadTexts } from '../../i18n/texts.ts';

/** Has a part of home that is not on its first screen bring the dictionary of all of them beside its code. */
export const withTexts = <Part>(load: () => Promise<Part>) => {
  return async () => (await Promise.all([load(), loadTexts(language(), ['lobby'])]))[0];
};
