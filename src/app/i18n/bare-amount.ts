import { languageTag } from './texts.ts';

/** A decimal string in the user's way of writing, without its currency: `0,50`. For places too small for both. */
export const bareAmount = (decimal: string): string =>
  new Intl.NumberFormat(languageTag(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(decimal));
