/** Hashed files: scripts, sheets, dictionaries. */
export const CODE = 'leve-code';

/** HTML by path, and the shell's files without a hash. */
export const PAGES = 'leve-pages';

export const PICTURES = 'leve-pictures';

/** What the worker took from the line, until a page's meter has counted it (src/app/device/meter.ts). */
export const MOVED = 'leve-moved';

/** Names of everything that this worker keeps; other stores of the name's family are an earlier worker's. */
export const STORES: readonly string[] = [CODE, PAGES, PICTURES, MOVED];

/** Marks in {@link PAGES} that nothing may be fetched ahead. */
export const SAVER = '/leve-data-saver';

/** What differs in `Vary` is the same for one browser, but for headers that a worker does not see. */
export const MATCH: CacheQueryOptions = { ignoreVary: true };

/** What a store keeps of an address. One that cannot be read, on a full disk or in a broken profile, keeps nothing. */
export async function keptIn(store: string, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(store)).match(address, MATCH);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Keeps an answer in a store. */
export const keepIn = async (store: string, address: string, answer: Response): Promise<void> =>
  (await caches.open(store)).put(address, answer);

/** The path of a page; some hosts add a slash at its end. */
export const bare = (path: string): string => path.replace(/(.)\/+$/, '$1');

/**
 * A page's HTML as it may be kept; undefined for what is none. A redirect may not answer a navigation: where a host has only added a slash to
 * the address, or taken it, the answer is made anew of its text.
 */
export async function keepablePage(page: string, html: Response): Promise<Response | undefined> {
  if (isKeepable(html)) return html;
  const sameSite = html.ok && html.type === 'basic';
  if (!sameSite || bare(new URL(html.url).pathname) !== bare(page)) return undefined;
  return new Response(await html.blob(), { headers: html.headers });
}

/** A whole answer of this site that may be kept; a redirect may not answer a navigation. */
export const isKeepable = (answer: Response): boolean => answer.ok && answer.type === 'basic' && !answer.redirected;
