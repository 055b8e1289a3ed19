import { languageTag } from './texts.ts';

const formats = new Map<string, Intl.NumberFormat>();

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const tag = languageTag();
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
 * A decimal string as money in the user's way of writing; a plus before it is kept. The number made of it is only shown, never computed
 * with: 15 digits are exact in a double, and amounts have at most 15. A currency that is none of ISO 4217 stands behind it as it is.
 */
export function money(decimal: string, currency: string, decimals = 2): string {
  const number = Number(decimal);
  if (!decimal || Number.isNaN(number)) return UNKNOWN;
  const known = /^[A-Za-z]{3}$/.test(currency);
  const sum = format({
    ...(known && { style: 'currency', currency }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
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
