import { versionOf } from './difference.ts';
import { fromEarlier, type Purse } from './earlier.ts';
import { namedIn } from './named.ts';
import { CODE, isKeepable, MATCH, PAGES, RENEWED, savesData } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

const HOME = '/m/home';

/** Bytes that a metered line may pay for what nobody has asked for yet. */
const METERED = 10_000;

/** ms for which nothing is renewed after money has moved or a game was launched. */
const QUIET = 10_000;

let busyAt = 0;

/** Notes what a page asks of the platform: what moves money or launches a game has the line for itself. */
export function noteRequest({ method, url }: Request): void {
  if (method !== 'GET' || /launch/i.test(url)) busyAt = Date.now();
}

const isBusy = (): boolean => Date.now() - busyAt < QUIET;

function purseOf(): Purse {
  const { connection } = self.navigator as WorkerNavigator & { connection?: { type?: string } };
  const metered = !/^(?:wifi|ethernet)$/.test(connection?.type || '');
  return { left: metered ? METERED : Number.POSITIVE_INFINITY };
}

/**
 * Renews what the phone keeps of an earlier version, once a page of the new one stands: whole on an unmetered line; elsewhere by
 * differences alone and for 10 KB at most, what this page names first. The rest comes with its next use, and all of it where data is saved.
 */
export async function renew(page: string): Promise<void> {
  const pages = await caches.open(PAGES);
  const html = await (await pages.match(page, MATCH))?.text();
  const [, version] = /"version":"(\w+)"/.exec(html || '') || [];
  const done = await (await pages.match(RENEWED))?.text();
  if (!html || !version || done === version || (await savesData())) return;
  const purse = purseOf();
  if (!(await renewFiles(html, purse))) return;
  await renewHome(version, purse);
  await pages.put(RENEWED, new Response(version));
}

/** False when it gave the line to what matters more. */
async function renewFiles(html: string, purse: Purse): Promise<boolean> {
  const cache = await caches.open(CODE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const files = new Set(kept.map((address) => versionOf(address)?.file));
  const seen = new Set<string>();
  const texts = [html];
  for (const text of texts) {
    for (const address of namedIn(text, kept)) {
      if (seen.has(address) || !files.has(versionOf(address)?.file)) continue;
      seen.add(address);
      if (isBusy()) return false;
      const there = (await cache.match(address, MATCH)) || (await bring(cache, address, purse));
      if (there && /\.js(?:on)?$/.test(address)) texts.push(await there.text());
    }
  }
  return true;
}

async function bring(cache: Cache, address: string, purse: Purse): Promise<Response | undefined> {
  if (purse.left <= 0) return undefined;
  const made = await fromEarlier(cache, address, purse);
  const fresh = made || (purse.left === Number.POSITIVE_INFINITY ? await fetch(address) : undefined);
  if (!fresh || !(made || isKeepable(fresh))) return undefined;
  await cache.put(address, fresh.clone());
  return fresh;
}

/** Home opens every path without a line. Its HTML is kept once all is there that it names. */
async function renewHome(version: string, purse: Purse): Promise<void> {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(HOME, MATCH);
  if (purse.left <= METERED / 2 || !kept || (await kept.text()).includes(`"version":"${version}"`)) return;
  const home = await fetch(HOME, { cache: 'no-cache' });
  const named = (await home.clone().text()).match(/\/a\/[\w-]+\.(?:js|css)(?=")/g) || [];
  const code = await caches.open(CODE);
  const had = await Promise.all(named.map((address) => code.match(address, MATCH)));
  if (isKeepable(home) && had.every(Boolean)) await pages.put(HOME, home);
}
