import portuguese from '../../../../locales/pt.json';
import { configureTexts, DEFAULT_LANGUAGE, loadTexts, showLanguage, type TextArea } from '../../i18n/texts.ts';

const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = portuguese;

/** Gives widgets that look their texts up themselves all of them, in Portuguese, the house's first language. */
export async function loadDictionaries(): Promise<void> {
  configureTexts(async (_language, area) => ({ ...areas[area] }));
  await loadTexts(DEFAULT_LANGUAGE, Object.keys(areas) as TextArea[]);
  showLanguage(DEFAULT_LANGUAGE);
}
