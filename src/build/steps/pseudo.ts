import type { Dictionary } from './lend.ts';

/** English with accents and 40 % longer; and a mirrored one. The codes are the ones that Android and Chromium use. */
export const PSEUDO = { long: 'en-XA', mirrored: 'ar-XB' } as const;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const LETTERS = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));

/** Right-to-left override, its end, and the mark that keeps what stands beside it in the same direction. */
const [OVERRIDE, END, MARK] = ['\u202E', '\u202C', '\u200F'];

/** The parts of a text: values' places and HTML stay as they are. */
const KEPT = /(\{\{\w+\}\}|<[^>]*>|&\w+;)/;

const outside = (text: string, change: (piece: string) => string): string =>
  text
    .split(KEPT)
    .map((piece, at) => (at % 2 === 1 ? piece : change(piece)))
    .join('');

/** Vowels are doubled, and what that leaves too short is filled up; brackets show where a text ends. */
function long(text: string): string {
  const wide = outside(text, (piece) =>
    [...piece].map((letter) => (LETTERS.get(letter) ?? letter).repeat(/[aeiouAEIOU]/.test(letter) ? 2 : 1)).join(''),
  );
  const wanted = Math.ceil(text.length * 1.4) - 2;
  return `[${wide}${'·'.repeat(Math.max(0, wanted - wide.length))}]`;
}

const mirrored = (text: string): string =>
  outside(text, (piece) => piece.replace(/[A-Za-z]+/g, (word) => `${MARK}${OVERRIDE}${word}${END}${MARK}`));

const changed = (areas: ReadonlyMap<string, Dictionary>, change: (text: string) => string) =>
  new Map(
    [...areas].map(([area, texts]) => [
      area,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)])),
    ]),
  );

/** Dictionaries of the pseudo-languages, made of the English ones. */
export const pseudoAreas = (english: ReadonlyMap<string, Dictionary>) =>
  [
    [PSEUDO.long, changed(english, long)],
    [PSEUDO.mirrored, changed(english, mirrored)],
  ] as const;
