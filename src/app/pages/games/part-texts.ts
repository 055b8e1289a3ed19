import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads a part that comes by itself on a list page, together with the texts that such parts need. */
export function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['lists'])]))[0];
}
