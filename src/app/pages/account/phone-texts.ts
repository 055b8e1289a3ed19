import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads the phone fields together with the texts that only they need. */
export function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['proof'])]))[0];
}
