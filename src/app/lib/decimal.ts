/**
 * Money on the phone: decimal strings in, integer minor units for arithmetic, decimal strings out. No floats. Minor units are of as many
 * decimals as the site's money has (`money-scale.ts`).
 */
import { scale } from './money-scale.ts';

/** More units than any amount has; larger numbers are written with an exponent. */
const MOST = 9.999e20;

/**
 * Minor units of a decimal string (`'-12.5'` gives -1250 at two decimals), or undefined when it is no amount. Decimals beyond the scale are
 * cut: what is there is never said to be more. Exact below 2^53 units, which is 90 million at eight decimals.
 */
export function toMinor(decimal: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(decimal);
  if (!match) return undefined;
  const minor = Number(match[2] + (match[3] ?? '').slice(0, scale).padEnd(scale, '0'));
  return match[1] ? -minor : minor;
}

/** The decimal string of minor units: 1250 gives `'12.50'` at two decimals, `'1250'` at none. */
export function fromMinor(minor: number): string {
  const digits = String(Math.min(Math.abs(minor), MOST)).padStart(scale + 1, '0');
  const whole = digits.length - scale;
  return `${minor < 0 ? '-' : ''}${digits.slice(0, whole)}${scale ? '.' : ''}${digits.slice(whole)}`;
}

/** Minor units of a share in percent with up to four decimals, rounded by `round` alone: 0.5 of 10,000 gives 50. */
export function shareOf(minor: number, rate: string, round: (units: number) => number): number {
  const millionths = Math.round((Number(rate) || 0) * 10_000);
  // In two parts, as the whole product may be more than a double holds exactly.
  const rest = minor % 1_000_000;
  return ((minor - rest) / 1_000_000) * millionths + round((rest * millionths) / 1_000_000);
}

/** What a person typed, as a decimal string: takes a comma or a point, drops spaces; undefined when it is no amount of this scale. */
export function typedDecimal(typed: string): string | undefined {
  const decimal = typed.replace(/\s/g, '').replace(',', '.');
  const minor = toMinor(decimal);
  return minor === undefined || (decimal.split('.')[1] ?? '').length > scale ? undefined : fromMinor(minor);
}

/** An amount of the platform's as a person would type it: `20`, not `20.00`; empty for what is none. */
export function plainAmount(decimal: string): string {
  const minor = toMinor(decimal);
  return minor === undefined ? '' : fromMinor(minor).replace(/\.0+$/, '');
}
