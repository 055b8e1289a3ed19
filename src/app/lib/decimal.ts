/**
 * Money on the phone: decimal strings in, integer minor units (cents) for arithmetic, decimal strings out. No floats.
 */

/**
 * Minor units of a decimal string (`'-12.5'` gives -1250), or undefined when it is no amount. Platforms that count in more decimals than
 * two are read without the rest: what is there is never said to be more.
 */
export function toMinor(decimal: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(decimal);
  if (!match) return undefined;
  const minor = Number(match[2]) * 100 + Number((match[3] ?? '').slice(0, 2).padEnd(2, '0'));
  return match[1] ? -minor : minor;
}

/** The decimal string of minor units: 1250 gives `'12.50'`. */
export function fromMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Minor units of a share in percent with up to four decimals, not rounded yet: `0.5` of 10,000 gives 50. */
export const shareOf = (minor: number, rate: string): number =>
  (minor * Math.round((Number(rate) || 0) * 10_000)) / 1_000_000;

/** What a person typed, as a decimal string: takes a comma or a point, drops spaces; undefined when it is no amount of two decimals. */
export function typedDecimal(typed: string): string | undefined {
  const decimal = typed.replace(/\s/g, '').replace(',', '.');
  const minor = toMinor(decimal);
  return minor === undefined || /\.\d{3}/.test(decimal) ? undefined : fromMinor(minor);
}
