/** What may be wrong with a language. */
export type FaultKind =
  | 'missing'
  | 'superfluous'
  | 'places'
  | 'unchanged'
  | 'letters'
  | 'spaces'
  | 'figures'
  | 'punctuation'
  | 'long'
  | 'glossary';

/** One thing that is wrong with a text. */
export interface TextFault {
  readonly kind: FaultKind;
  readonly language: string;
  /** `area/key`. */
  readonly at: string;
  /** What is there, and what should be. */
  readonly told: string;
}

/** A text beside what it is translated from. */
export interface Pair {
  readonly language: string;
  readonly area: string;
  readonly key: string;
  readonly text: string;
  readonly english: string;
  /** How wide the text of a brand's first languages is at most, in columns. */
  readonly room: number;
}

/** A rule of one text: what it breaks, or undefined. */
export type Rule = (pair: Pair) => string | undefined;

/** Where a text is, as `kept.apart` names it. */
export const placeOf = ({ language, area, key }: Pair): string => `${language} ${area}/${key}`;

/** A text without its places and tags: what a person reads. */
export const wordsOf = (text: string): string => text.replace(/\{\{\w+\}\}|<[^>]+>/g, ' ');

/** Letters as they are compared: without case and marks. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
