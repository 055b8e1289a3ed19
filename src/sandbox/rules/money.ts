import type { Decimal } from '../../contract/schemas/money.ts';

/** An amount in minor units of the site's currency (cents): always a safe integer. */
export type Minor = number;

/** What the site's money is; `decimals` are those of its minor units, 0 to 8. */
export interface Currency {
  readonly code: string;
  readonly decimals: number;
}

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,8}))?$/;

/** The ledger counts minor units, whatever they are called: one currency at a time in a process. */
let current: Currency = { code: 'BRL', decimals: 2 };

/** The currency of this platform. */
export const siteCurrency = (): Currency => current;

/** Sets the currency; without `decimals` it has those that Intl knows of an ISO 4217 code, else two. */
export function setCurrency(code: string, decimals = usualDecimals(code)): void {
  current = { code, decimals };
}

const usualDecimals = (code: string): number =>
  /^[A-Za-z]{3}$/.test(code)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;

/** What was given as an amount is none of this currency. */
export class AmountError extends RangeError {}

/** Reads `12.5` as 1250. @throws AmountError for anything but a plain decimal of at most 12 digits and the currency's decimals. */
export function parseMoney(text: Decimal): Minor {
  const { decimals } = current;
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (whole === '' || /[1-9]/.test(fraction.slice(decimals)) || !Number.isSafeInteger(minor)) {
    throw new AmountError(`Not an amount of money: ${JSON.stringify(text)}`);
  }
  return sign && minor !== 0 ? -minor : minor;
}

/** Writes 1250 as `12.50`. Throws a RangeError for what is not a safe integer. */
export function formatMoney(minor: Minor): Decimal {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not minor units: ${minor}`);
  const digits = String(Math.abs(minor)).padStart(current.decimals + 1, '0');
  const whole = digits.length - current.decimals;
  return `${minor < 0 ? '-' : ''}${digits.slice(0, whole)}${current.decimals > 0 ? '.' : ''}${digits.slice(whole)}`;
}
