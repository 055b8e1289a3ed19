import type { Decimal } from '../../contract/schemas/money.ts';

/** An amount in minor units of the site's currency (cents): always a safe integer. */
export type Minor = number;

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Reads `12.5` as 1250. Throws a RangeError for anything but a plain decimal of at most 12 digits and 2 decimals. */
export function parseMoney(text: Decimal): Minor {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`Not an amount of money: ${JSON.stringify(text)}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && minor !== 0 ? -minor : minor;
}

/** Writes 1250 as `12.50`. Throws a RangeError for what is not a safe integer. */
export function formatMoney(minor: Minor): Decimal {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not minor units: ${minor}`);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
