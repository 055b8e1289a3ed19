import type { Language } from '../steps/texts.ts';

/** Languages that must be whole; any other may lean on their texts until it is translated. */
const WHOLE = ['pt', 'en'];

/** Pseudo-languages have the forms of the English that they are made of. */
const isPseudo = (code: string): boolean => /-X[AB]$/.test(code);

/** Texts that a language of the product lacks, keys that no text of English has, and plural forms that any language lacks, one line each. */
export function parityFaults(languages: ReadonlyMap<string, Language>): string[] {
  return [...languages.values()].flatMap(({ code, missing, forms, unknown }) => [
    ...(WHOLE.includes(code) ? missing.map((key) => `locales/${code}: ${key} is missing`) : []),
    ...(WHOLE.includes(code) ? [] : unknown.map((key) => `locales/${code}: ${key} is a key that English lacks`)),
    ...(isPseudo(code)
      ? []
      : forms.map((key) => `locales/${code}: ${key} does not go with the plural forms of the language`)),
  ]);
}
