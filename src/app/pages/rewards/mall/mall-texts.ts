import { language, loadTexts } from '../../../i18n/texts.ts';

/** Loads a part of the mall, together with the texts that only such parts need. */
export function withMallTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['mallOrder'])]))[0];
}
