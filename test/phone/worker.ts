import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Everything that the browser keeps of the app, as text: caches, their requests' headers, and kept answers. */
export interface KeptTexts {
  /** Paths by cache. */
  readonly paths: Record<string, string[]>;
  readonly text: string;
}

/** Waits until the worker is in charge and has kept this page. */
export async function workerReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.pathname))?.ok === true), { timeout: 40_000 })
    .toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Reads all that Cache Storage and the kept answers hold. */
export function readKept(page: Page): Promise<KeptTexts> {
  return page.evaluate(async () => {
    const paths: Record<string, string[]> = {};
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      paths[name] = requests.map(({ url }) => new URL(url).pathname);
      for (const request of requests) {
        texts.push(request.url, JSON.stringify([...request.headers]));
        const kept = await cache.match(request, { ignoreVary: true });
        if (kept) texts.push(JSON.stringify([...kept.headers]), await kept.text());
      }
    }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('leve', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('answers', { keyPath: ['owner', 'name'] });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const answers = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('answers').objectStore('answers').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    paths.answers = answers.map((answer) => JSON.stringify(answer).slice(0, 120));
    return { paths, text: [...texts, JSON.stringify(answers)].join('\n') };
  });
}

/** Waits until the answer to a path is kept. */
export async function answerKept(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await readKept(page)).paths.answers?.some((kept) => kept.includes(path))).toBe(true);
}
