import list from '../../../locales/languages.json';

/** A display language: its code in storage, in calls and in `locales`, its own name, and its flag's file. */
export interface Language {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  /** Whether it is read from the right. */
  readonly rtl?: boolean;
}

/**
 * Every language of SPEC section 1, and the two pseudo-languages of `node build.mjs --pseudo`. A site offers those that have a
 * dictionary; only the selector loads this list.
 */
export const LANGUAGES: readonly Language[] = list;
