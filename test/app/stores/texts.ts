import { configureTexts, loadTexts, showLanguage } from '../../../src/app/i18n/texts.ts';
import { dictionary } from '../i18n/dictionaries.ts';

/** Gives the app its real dictionaries, and shows Portuguese. */
export async function withTexts(): Promise<void> {
  configureTexts(dictionary);
  await loadTexts('pt', ['common']);
  showLanguage('pt');
}
