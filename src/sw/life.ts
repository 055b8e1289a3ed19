import { isOurs, SHELL } from 'leve:build';
import { keepAll } from './code.ts';
import { isCode } from './rules.ts';
import { CODE, MATCH, PAGES, SAVER, STORES } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

const HOME = '/m/home';
const FAMILY = 'leve-';

/** Addresses of hashed files that a text names. */
const filesIn = (html: string): string[] => html.match(/\/a\/[\w.-]+\.(?:json|js|css)/g) ?? [];

async function savesData(): Promise<boolean> {
  const { connection } = self.navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || (await caches.match(SAVER)) !== undefined;
}

/** First tier: the shell. Files that an earlier version has kept under the same hash are not fetched again. */
export async function install(): Promise<void> {
  if (await savesData()) return;
  await keepAll(CODE, SHELL.filter(isCode));
  await keepAll(
    PAGES,
    SHELL.filter((address) => !isCode(address)),
  );
  const html = await fetch(HOME);
  if (html.ok && !html.redirected) await (await caches.open(PAGES)).put(HOME, html);
}

/** Forgets what belongs to earlier versions: stores of other names, files that this build has not, pages that name such files. */
export async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && !STORES.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await prune(CODE, async ({ pathname }) => isOurs(pathname));
  await prune(PAGES, async ({ pathname }, kept) => {
    const html = kept.headers.get('Content-Type')?.startsWith('text/html') ? await kept.text() : '';
    return pathname === SAVER || filesIn(html).every((file) => isOurs(file));
  });
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function prune(name: string, stays: (url: URL, kept: Response) => Promise<boolean>): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, MATCH);
    if (kept && !(await stays(new URL(request.url), kept))) await cache.delete(request);
  }
}
