import { language, loadTexts } from '../../i18n/texts.ts';

/** Loads the captcha together with its texts. */
export function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTexts(language(), ['captcha'])]))[0];
}
