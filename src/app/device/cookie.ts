/** Cookies of this site that last as long as the browser runs. Used where session storage is refused (SPEC section 3). */

/** The cookie's value, or undefined when absent or forbidden. */
export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Sets a session cookie, or removes it with undefined. */
export function writeCookie(name: string, value: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = value === undefined ? '; Max-Age=0' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Chromium 67 has no cookieStore
    document.cookie = `${name}=${encodeURIComponent(value || '')}; Path=/; SameSite=Lax${secure}${life}`;
  } catch {
    // A page in a sandboxed frame may not write cookies: the session then lives in memory.
  }
}
