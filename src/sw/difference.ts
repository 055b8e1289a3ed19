/** What comes before the mark of an address, the mark that tells versions apart, and what comes after. */
const HASHED = /^(\/a\/.+-|\/l\/[^.]+\.)(\w+)(.*)$/;

/** A hashed address as the file that it is a version of, and its mark; undefined for any other. */
export function versionOf(address: string): { readonly file: string; readonly mark: string } | undefined {
  const [, before = '', mark, after = ''] = HASHED.exec(address) || [];
  return mark ? { file: before + after, mark } : undefined;
}

/** Where the difference is had that makes the file of an address from its version of another mark. */
export const differenceAddress = (address: string, mark: string): string => `/d${address}.${mark}.txt`;

/** Numbers in a difference are written in this base, the smallest digit first; all digits but the last are this much higher. */
export const BASE = 46;

/** The character of the digit 0. */
export const ZERO = 35;

/**
 * Makes the new text: `steps` are numbers, a line's end, and all that is new. Three numbers are a step: how far to move in the old text
 * (twice the way, less one where it is backwards), how many characters to take, and how many new ones follow; these stand for as many
 * old ones.
 */
export function patched(old: string, steps: string): string {
  const end = steps.indexOf('\n');
  let place = 0;
  const next = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= BASE) {
      const digit = steps.charCodeAt(place) - ZERO;
      place += 1;
      value += (digit % BASE) * scale;
      if (!(digit >= BASE)) return value;
    }
  };
  let text = '';
  for (let at = 0, added = end + 1; place < end; ) {
    const move = next();
    at += move % 2 ? -(move + 1) / 2 : move / 2;
    const length = next();
    const count = next();
    text += old.slice(at, at + length) + steps.slice(added, added + count);
    at += length + count;
    added += count;
  }
  return text;
}

/** Tells a whole file from any other, and from the same text under another address. */
export async function digestOf(address: string, text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address + text));
  return new Uint8Array(digest, 0, 8).join('.');
}
