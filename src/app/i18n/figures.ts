import { scale } from '../lib/money-scale.ts';
import { format } from './format.ts';
import { languageTag } from './texts.ts';

const formatted = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languageTag(), options).format(value);

/** A decimal string in the user's way of writing, without its currency: `0,50`. For places too small for both. */
export const bareAmount = (decimal: string): string =>
  format({ minimumFractionDigits: Math.min(2, scale), maximumFractionDigits: scale }).format(Number(decimal) + 0);

/** Intl's short notation; browsers before Chromium 77 do not know it and write the whole number. Small coins need all their decimals. */
const short = (): Intl.NumberFormatOptions & { notation: 'compact' } => ({
  notation: 'compact',
  maximumFractionDigits: scale > 3 ? scale : 1,
});

/** An amount in minor units on an axis, whole and as short as the language can: "1,5 mil", "-200". */
export const compactAmount = (minor: number): string => formatted(minor / 10 ** scale, short());

/** A rate in percent, given as a decimal string such as `0.70`, in the user's way of writing: `0,7%`. */
export const percent = (rate: string): string =>
  formatted(Number(rate) / 100 + 0, { style: 'percent', maximumFractionDigits: 2 });

const SIZE_UNITS = ['KB', 'MB', 'GB'];

/** An amount of data in the user's way of writing: KB, MB or GB of 1000, as phone companies count; one decimal below 100, none for KB. */
export function dataSize(bytes: number): string {
  let amount = bytes / 1000;
  let unit = 0;
  while (amount >= 999.5 && unit < SIZE_UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || amount >= 100 ? 0 : 1;
  const text = `${formatted(amount, { maximumFractionDigits: digits })}\u00a0${SIZE_UNITS[unit]}`;
  // Within a text that is read from the right, a Latin unit would stand before its figure: read as its first letter is.
  return document.dir ? `\u2068${text}\u2069` : text;
}
