import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads a part of the deposits, together with the texts that only such parts need. */
export function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['payment'])]))[0];
}
