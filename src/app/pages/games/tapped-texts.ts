import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads a part of a list page that few visits see, together with the texts that only such parts need. */
export function withTappedTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['lists', 'filter'])]))[0];
}
