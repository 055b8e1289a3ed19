import { isCode, scale } from '../lib/money-scale.ts';
import { languageTag } from './texts.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * How the language on screen writes a number. Spanish takes Brazil's way, which most of South America shares: Intl's own Spanish has no
 * point in 1234,50, and writes the code of a currency whose sign everybody knows.
 */
export function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const tag = languageTag();
  tag[0] = tag[0].replace(/^es/, 'pt-BR');
  const name = tag + JSON.stringify(options);
  let known = formats.get(name);
  if (!known) {
    known = new Intl.NumberFormat(tag, options);
    formats.set(name, known);
  }
  return known;
}

/** Characters of a currency that is none of ISO 4217, at most: it stands beside every amount. */
const LONGEST = 9;

/** What stands for an amount that the platform does not tell. */
const UNKNOWN = '–';

/**
 * A decimal string as money in the user's way of writing, cut to the site's decimals; a plus before it is kept. With `least` 0 a whole
 * amount has none. The number made of it is only shown, never computed with. A currency that is no code of three letters stands behind.
 */
export function money(decimal: string, currency: string, least = scale): string {
  // Less than nothing by less than is shown is nothing: without the sum -0.00 would keep its minus.
  const number = Number(decimal.slice(0, `${decimal}.`.indexOf('.') + 1 + scale)) + 0;
  if (!decimal || Number.isNaN(number)) return UNKNOWN;
  const known = isCode(currency);
  const sum = format({
    ...(known && { style: 'currency', currency }),
    minimumFractionDigits: least || (number % 1 && Math.min(2, scale)),
    maximumFractionDigits: scale,
  }).format(number);
  const text = (decimal[0] === '+' ? '+' : '') + (known ? sum : `${sum} ${currency.slice(0, LONGEST)}`);
  // Within a text that is read from the right, R$ would turn into $R.
  return document.dir ? `\u2066${text}\u2069` : text;
}

/** A text with every digit as an asterisk: a hidden balance (SPEC 2.9). */
export const masked = (text: string): string => text.replace(/\d/g, '*');

/** A whole number in the user's way of writing. */
export function integer(value: number): string {
  return format({ maximumFractionDigits: 0 }).format(value);
}
