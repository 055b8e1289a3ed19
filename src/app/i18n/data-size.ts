import { languageTag } from './texts.ts';

const UNITS = ['KB', 'MB', 'GB'];

/** An amount of data in the user's way of writing: KB, MB or GB of 1000, as phone companies count; one decimal below 100, none for KB. */
export function dataSize(bytes: number): string {
  let amount = bytes / 1000;
  let unit = 0;
  while (amount >= 999.5 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || amount >= 100 ? 0 : 1;
  const number = new Intl.NumberFormat(languageTag(), { maximumFractionDigits: digits });
  return `${number.format(amount)}\u00a0${UNITS[unit]}`;
}
