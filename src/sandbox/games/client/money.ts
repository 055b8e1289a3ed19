import type { Table } from '../messages.ts';

/** What of a table says how its money is counted and written. */
export type Purse = Pick<Table, 'currency' | 'decimals' | 'language'>;

/** Reads an amount such as `12.50` in minor units. */
export function minorOf(decimal: string, { decimals }: Pick<Purse, 'decimals'>): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** Writes minor units of so many decimals as the player's language writes them, such as `1.234,56`. */
function decimalText(minor: number, decimals: number, language: string): string {
  const [group, point] = language.startsWith('pt') ? ['.', ','] : [',', '.'];
  const digits = String(minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, group);
  return decimals > 0 ? `${whole}${point}${digits.slice(-decimals)}` : whole;
}

/** Writes minor units as money of the player's language, such as `R$ 1.234,56`. */
export const moneyText = (minor: number, { currency, decimals, language }: Purse): string =>
  `${currency === 'BRL' ? 'R$' : currency}\u00a0${decimalText(minor, decimals, language)}`;

/** Writes hundredths as a multiplier, such as `2,35x`. */
export const timesText = (hundredths: number, language: string): string => `${decimalText(hundredths, 2, language)}x`;
