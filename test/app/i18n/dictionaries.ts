import { readFile } from 'node:fs/promises';
import type { TextArea } from '../../../src/app/i18n/texts.ts';

/** A dictionary as the build takes it. */
export async function dictionary(language: string, area: TextArea): Promise<Record<string, string>> {
  return JSON.parse(await readFile(`locales/${language}/${area}.json`, 'utf8')) as Record<string, string>;
}
