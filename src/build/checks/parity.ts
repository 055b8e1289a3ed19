import type { Language } from '../steps/texts.ts';

/** Languages that must be whole; any other may lean on their texts until it is translated. */
const WHOLE = ['pt', 'en'];

/** Pseudo-languages have the forms of the English that they are made of. */
const isPseudo = (code: string): boolean => /-X[AB]$/.test(code);

/** Texts that a language of the product lacks, and plural forms that any language lacks, one line each (DESIGN.md section 3). */
export function parityFaults(languages: ReadonlyMap<string, Language>): string[] {
  return [...languages.values()].flatMap(({ code, missing, forms }) => [
    ...(WHOLE.includes(code) ? missing.map((key) => `locales/${code}: ${key} is missing`) : []),
    ...(isPseudo(code)
      ? []
      : forms.map((key) => `locales/${code}: ${key} does not go with the plural forms of the language`)),
  ]);
}
