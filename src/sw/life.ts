import { SHELL } from 'leve:build';
import { keepAll, keepCached } from './code.ts';
import { versionOf } from './difference.ts';
import { isCode } from './rules.ts';
import { CODE, MATCH, PAGES, STORES, savesData } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

const HOME = '/m/home';
const FAMILY = 'leve-';

/** Every page of this version names this table. */
const PARTS = SHELL.find((address) => address.startsWith('/a/parts-')) || '';

/**
 * First tier: the shell, which the page that brought the worker has fetched a moment ago: it comes out of the browser's own cache. Sheets
 * that home's HTML does not name are in it; what else nobody has used comes when it is used. An update fetches nothing: a page of its
 * version renews what is kept (renew.ts).
 */
export async function install(): Promise<void> {
  if (self.registration.active || (await savesData())) return;
  const home = await freshHome();
  const html = home && (await home.clone().text());
  await keepAll(
    CODE,
    SHELL.filter((address) => isCode(address) && (!address.endsWith('.css') || !html || html.includes(address))),
  );
  await keepCached(SHELL.filter((address) => !isCode(address)));
  if (home) await (await caches.open(PAGES)).put(HOME, home);
}

/** Home's HTML of this version: from the browser's cache where it is there. */
async function freshHome(): Promise<Response | undefined> {
  for (const cache of ['force-cache', 'no-cache'] as const) {
    const html = await fetch(HOME, { cache });
    if (html.ok && !html.redirected && (await html.clone().text()).includes(PARTS)) return html;
  }
  return undefined;
}

/**
 * Forgets what belongs to earlier versions: stores of other names, and, once home is there in this one, older versions of a file and pages
 * of another version. Until then what is kept still opens without a line.
 */
export async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && !STORES.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  const isHere = (await (await caches.match(HOME, MATCH))?.text())?.includes(PARTS);
  if (isHere || (await (await caches.open(CODE)).keys()).length > MOST) {
    await pruneCode();
    await prunePages();
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Hashed files that are kept at most: a phone that has seen every page has fewer. */
const MOST = 500;

/** Keeps the shell, and of every other file the version that came last: what is asked for next can be made of it. */
async function pruneCode(): Promise<void> {
  const cache = await caches.open(CODE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname).reverse();
  const seen = new Set<string>();
  for (const address of [...SHELL, ...kept]) {
    const { file = address } = versionOf(address) || {};
    const stays = SHELL.includes(address) || !(seen.has(file) || seen.size > MOST);
    if (!stays) await cache.delete(address, MATCH);
    seen.add(file);
  }
}

async function prunePages(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, MATCH);
    const isHtml = kept?.headers.get('Content-Type')?.startsWith('text/html');
    if (isHtml && !(await kept?.text())?.includes(PARTS)) await cache.delete(request);
  }
}
