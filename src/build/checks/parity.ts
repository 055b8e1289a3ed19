import type { Language } from '../steps/texts.ts';

/** Languages that must be whole; any other may lean on their texts until it is translated. */
const WHOLE = ['pt', 'en'];

/** Texts that a language of the product lacks, one line each (DESIGN.md section 3). */
export function parityFaults(languages: ReadonlyMap<string, Language>): string[] {
  return [...languages.values()]
    .filter((language) => WHOLE.includes(language.code))
    .flatMap((language) => language.missing.map((key) => `locales/${language.code}: ${key} is missing`));
}
