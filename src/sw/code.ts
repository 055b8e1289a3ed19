import { addressesIn, fromEarlier, lastVersions } from './earlier.ts';
import { isCode } from './rules.ts';
import { bare, CODE, isKeepable, keepablePage, keepIn, keptIn, MATCH, PAGES, SAVER } from './stores.ts';

/** More files than this in one message are no page of ours. */
const MESSAGE_LIMIT = 80;

/** Answers a hashed file: it never changes, so what is kept is right. */
export async function answerCode(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await keptIn(CODE, url);
  if (kept) return kept;
  const made = await fromEarlier(new URL(url).pathname);
  const fresh = made || (await fetch(event.request));
  if (made || isKeepable(fresh)) event.waitUntil(keepIn(CODE, url, fresh.clone()));
  return fresh;
}

/** Keeps these hashed files unless they are kept already. @throws when one cannot be had: then none of it counts. */
export async function keepAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CODE);
  const last = lastVersions(await addressesIn(cache));
  // One after the other: a page that is in use must not wait for what it does not need.
  for (const address of addresses) {
    const kept = await cache.match(address, MATCH);
    // After a rollback it is the last version again: the next worker forgets the others (life.ts).
    if (kept && !last.has(address)) await cache.put(address, kept);
    if (kept) continue;
    const made = await fromEarlier(address);
    const fresh = made || (await fetch(address));
    if (!made && !isKeepable(fresh)) throw new Error(`${address} answered ${fresh.status}`);
    await cache.put(address, fresh);
  }
}

/** Keeps those of these addresses that the browser's own cache has; asks the line for none. */
export async function keepCached(addresses: readonly string[]): Promise<void> {
  const pages = await caches.open(PAGES);
  for (const address of addresses) {
    // A browser says in one of two ways that it has nothing.
    const had = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
    if (had && isKeepable(had)) await pages.put(address, had);
  }
}

/** What a page says once it stands: its path and version, and the files it has used. They come out of the browser's own cache. */
export interface Used {
  readonly page: string;
  readonly version: string;
  readonly files: readonly string[];
}

/**
 * Keeps a page that was opened. Its HTML goes last, so that HTML without its files is never kept; nor is that of another version, which
 * the browser may have got meanwhile.
 */
export async function keepUsed({ page, version, files }: Used): Promise<void> {
  await keepAll(files.filter(isCode).slice(0, MESSAGE_LIMIT));
  const html = await fetch(page, { cache: 'force-cache' });
  const kept = await keepablePage(page, html);
  const isOf = kept && (await kept.clone().text()).includes(`"version":"${version}"`);
  if (isOf) await keepIn(PAGES, bare(page), kept);
}

/** Remembers whether data is being saved: then an update of the worker fetches nothing ahead. */
export async function setSaver(on: boolean): Promise<void> {
  const cache = await caches.open(PAGES);
  if (on) await cache.put(SAVER, new Response(''));
  else await cache.delete(SAVER);
}
