import { languageTag } from './texts.ts';

/** A rate in percent, given as a decimal string such as `0.70`, in the user's way of writing: `0,7%`. */
export const percent = (rate: string): string =>
  new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: 2 }).format(Number(rate) / 100);
