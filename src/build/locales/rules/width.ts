import { placeOf, type Rule, wordsOf } from '../faults.ts';
import { apartOf, type Kept } from '../locales.ts';

/** A label is at most this wide in English and Portuguese, in columns: what is longer wraps. */
const LABEL = 24;

/** How much wider a label may be than in English and Portuguese: screens are drawn for half as much again, and short words for eight more. */
const MORE = 1.5;
const SPARE = 8;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The width of a text in columns of a Latin letter: marks take none, ideographs two. */
export function columnsOf(text: string): number {
  const letters = [...wordsOf(text).normalize('NFC')].filter((letter) => !/\p{M}/u.test(letter));
  return letters.reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
}

/** A label that is much wider than those for which the screen is drawn. */
export function widthRule(kept: Kept): Rule {
  const apart = apartOf(kept);
  return (pair) => {
    const columns = columnsOf(pair.text);
    const limit = Math.floor(pair.room * MORE + SPARE);
    if (pair.room > LABEL || columns <= limit || apart.has(placeOf(pair))) return undefined;
    return `“${pair.text}” is ${columns} columns wide, ${limit} fit`;
  };
}
