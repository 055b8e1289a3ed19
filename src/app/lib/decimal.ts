/**
 * Money on the phone: decimal strings in, integer minor units (cents) for arithmetic, decimal strings out. No floats.
 */

/** Minor units of a decimal string (`'-12.5'` gives -1250), or undefined when it is no amount with at most 2 decimals. */
export function toMinor(decimal: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!match) return undefined;
  const minor = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -minor : minor;
}

/** The decimal string of minor units: 1250 gives `'12.50'`. */
export function fromMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What a person typed, as a decimal string: takes a comma or a point, drops spaces; undefined when it is no amount. */
export function typedDecimal(typed: string): string | undefined {
  const minor = toMinor(typed.replace(/\s/g, '').replace(',', '.'));
  return minor === undefined ? undefined : fromMinor(minor);
}
