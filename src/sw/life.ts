import { SHELL } from 'leve:build';
import { keepAll, keepCached } from './code.ts';
import { addressesIn, lastVersions } from './earlier.ts';
import { isCode } from './rules.ts';
import { CODE, keepablePage, MATCH, PAGES, SAVER, STORES } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

const HOME = '/m/home';
const FAMILY = 'leve-';

/** Every page of this version names this table. */
const PARTS = SHELL.find((address) => address.startsWith('/a/parts-')) || '';

async function savesData(): Promise<boolean> {
  const { connection } = self.navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || (await caches.match(SAVER)) !== undefined;
}

/** Pages where money moves, as src/app/device/kept-files.ts has them. */
const BUSY = /\/m\/(?:voucherCenter|withdraw|transfer)(?:[/?#]|$)/;

/** ms after which an update looks again whether money moves. */
const AGAIN = 5000;

/** Ends once the line is free: an update of the worker can wait, and money cannot. */
async function lineIsFree(): Promise<void> {
  const isBusy = async (): Promise<boolean> =>
    (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).some(({ url }) => BUSY.test(url));
  while (self.registration.active && (await isBusy())) await new Promise((resolve) => setTimeout(resolve, AGAIN));
}

/**
 * First tier: the shell, which the page that brought the worker has fetched a moment ago: it comes out of the browser's own cache. Sheets
 * that home's HTML does not name are in it; what else nobody has used comes when it is used.
 */
export async function install(): Promise<void> {
  if (await savesData()) return;
  await lineIsFree();
  const home = await freshHome();
  const html = home && (await home.clone().text());
  await keepAll(
    SHELL.filter((address) => isCode(address) && (!address.endsWith('.css') || !html || html.includes(address))),
  );
  await keepCached(SHELL.filter((address) => !isCode(address)));
  if (home) await (await caches.open(PAGES)).put(HOME, home);
}

/** Home's HTML of this version: from the browser's cache where it is there. */
async function freshHome(): Promise<Response | undefined> {
  for (const cache of ['force-cache', 'no-cache'] as const) {
    const html = await keepablePage(HOME, await fetch(HOME, { cache }));
    if (html && (await html.clone().text()).includes(PARTS)) return html;
  }
  return undefined;
}

/** Forgets what belongs to earlier versions: stores of other names, older versions of a file, pages of another version. */
export async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && !STORES.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await pruneCode();
  await prunePages();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Hashed files that are kept at most: a phone that has seen every page has fewer. */
const MOST = 500;

/**
 * Keeps the shell, and of every file the version that came last: what is asked for next can be made of it, and what a still newer worker
 * has just brought stays.
 */
async function pruneCode(): Promise<void> {
  const cache = await caches.open(CODE);
  const kept = await addressesIn(cache);
  const stay = new Set([...SHELL, ...[...lastVersions(kept)].slice(0, MOST)]);
  for (const address of kept) if (!stay.has(address)) await cache.delete(address, MATCH);
}

async function prunePages(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, MATCH);
    const isHtml = kept?.headers.get('Content-Type')?.startsWith('text/html');
    if (isHtml && !(await kept?.text())?.includes(PARTS)) await cache.delete(request);
  }
}
