import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads how a deposit stands, together with the words for it. */
export function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['depositState'])]))[0];
}
