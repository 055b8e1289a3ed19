/**
 * Decimals of the site's money, 0 to 8: its minor units are as small as that. Amounts are kept and sent as decimal strings only, so that
 * nothing kept is misread under another scale.
 */
export let scale = 2;

/** Whether a currency has the form of an ISO 4217 code, which Intl takes: BRL, also BTC. Others are written behind their amounts. */
export const isCode = (currency: string): boolean => /^[A-Za-z]{3}$/.test(currency);

/** Sets the scale to what the platform names; where that is no count from 0 to 8, to what Intl knows of the code, else to 2. */
export function countIn(currency: string, decimals?: unknown): void {
  scale = 2;
  if (/^[0-8]$/.test(String(decimals))) scale = Number(decimals);
  else if (isCode(currency)) {
    // The count is there, though types leave it open: money is not rounded to significant digits.
    scale = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits as number;
  }
}
