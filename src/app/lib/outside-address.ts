import { safeAddress } from './site-path.ts';

/**
 * An address that the platform gives and that may be opened: https, or the page's own origin; undefined for any other, and for one that
 * carries a name and password.
 */
export function outsideAddress(text: string, here = location.href): string | undefined {
  let url: URL;
  try {
    url = new URL(text, here);
  } catch {
    return undefined;
  }
  if (url.username || url.password) return undefined;
  const own = url.protocol === 'http:' && url.origin === new URL(here).origin;
  return own || url.protocol === 'https:' ? url.href : undefined;
}

/** A way to reach somebody that may be opened: what `safeAddress` allows, a telephone number or a mail address; else undefined. */
export function contactAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const direct = /^tel:\+?[\d ().-]{3,24}$/i.test(text) || /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i.test(text);
  return direct ? text : safeAddress(text);
}
