import list from '../../../locales/languages.json';
import { languageOf } from '../lib/wanted-language.ts';

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

/** As many are seen at once, in one column. */
const FEW = 8;

/** Whether a list of languages is longer than a screen. */
export const areMany = (languages: readonly Language[]): boolean => languages.length > FEW;

/**
 * Languages in the order of a selector: few of them as they are, of many first the one on screen, then those that the phone is set
 * to, so that hardly anybody has to look for theirs.
 * @param wanted tags of the phone's languages, the dearest first
 */
export function languageOrder(
  languages: readonly Language[],
  current: string,
  wanted: readonly string[],
): readonly Language[] {
  if (!areMany(languages)) return languages;
  const codes = languages.map(({ code }) => code);
  const asked = [current, ...wanted.map((tag) => languageOf(codes, tag))];
  const first = asked.map((code) => languages.find((one) => one.code === code));
  return [...new Set([...first.filter(isThere), ...languages])];
}

const isThere = (one: Language | undefined): one is Language => one !== undefined;
