/** A display language: its code in storage and in calls, the BCP 47 tag for Intl, its own name, and its flag's file. */
export interface Language {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly flag: string;
}

/** Languages that have a dictionary; Portuguese is the default (SPEC section 9). */
export const LANGUAGES: readonly Language[] = [
  { code: 'pt', tag: 'pt-BR', name: 'Português', flag: 'br' },
  { code: 'en', tag: 'en', name: 'English', flag: 'us' },
];

export const DEFAULT_LANGUAGE = 'pt';

/** The language with this code; an unknown code gives the default. */
export function languageOf(code: string | undefined): Language {
  return LANGUAGES.find((language) => language.code === code) || (LANGUAGES[0] as Language);
}
