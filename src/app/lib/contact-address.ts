import { safeAddress } from './site-path.ts';

/** A way to reach somebody that may be opened: what `safeAddress` allows, a telephone number or a mail address; else undefined. */
export function contactAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const direct = /^tel:\+?[\d ().-]{3,24}$/i.test(text) || /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i.test(text);
  return direct ? text : safeAddress(text);
}
