import { readFileSync } from 'node:fs';
import type { TextArea } from '../../../src/app/i18n/texts.ts';

type Dictionaries = Record<TextArea, Record<string, string>>;

/** All dictionaries of a language, as the build takes them. */
export const dictionaries = (language: string): Dictionaries =>
  JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Dictionaries;

/** One of them, as the app asks for it. */
export const dictionary = async (language: string, area: TextArea): Promise<Record<string, string>> =>
  dictionaries(language)[area];

/** Every key of the product. */
export const allKeys = (): string[] => Object.values(dictionaries('en')).flatMap((texts) => Object.keys(texts));
