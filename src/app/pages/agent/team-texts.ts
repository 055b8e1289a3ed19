import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads what is done with a member of the team, together with the words for it. */
export function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['teamSheets'])]))[0];
}
