import { languageTag } from '../../i18n/texts.ts';

/** A rebate rate in percent, a decimal string with up to four decimals, in the user's way of writing: `1,2%`. */
export const ratePercent = (rate: string): string =>
  new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: 4 }).format(Number(rate) / 100);
