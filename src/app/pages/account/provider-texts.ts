import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads what signs in with another service, together with its texts. */
export function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['providers'])]))[0];
}
