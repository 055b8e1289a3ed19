import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { tiles } from './finders.ts';
import { expect } from './fixtures.ts';
import { settled, test } from './site.ts';
import { workerReady } from './worker.ts';

test.slow();

/** Bytes that came over the line, headers and all, by path. */
type Traffic = Map<string, number>;

const CODE = /^\/(?:a|l)\//;
const ANSWER = /^\/(?:wps|lgw)\//;

/** Bodies of what came over the line while the page was opened: what a cache or the worker gave counts nothing. */
async function record(page: Page): Promise<{ traffic: Traffic; cdp: CDPSession }> {
  const cdp = await page.context().newCDPSession(page);
  const traffic: Traffic = new Map();
  const asked = new Map<string, { path: string; headers: number; free: boolean }>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { fromDiskCache, fromServiceWorker, encodedDataLength } = response;
    const free = Boolean(fromDiskCache || fromServiceWorker);
    asked.set(requestId, { path: new URL(response.url).pathname, headers: encodedDataLength, free });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId);
    if (known && !known.free) traffic.set(known.path, encodedDataLength - known.headers);
  });
  return { traffic, cdp };
}

const sum = (traffic: Traffic, pattern: RegExp): number =>
  [...traffic].filter(([path]) => pattern.test(path)).reduce((total, [, bytes]) => total + bytes, 0);

async function openHome(page: Page, origin = ''): Promise<Traffic> {
  await page.goto('about:blank');
  const { traffic, cdp } = await record(page);
  await page.goto(`${origin}/m/home`);
  await expect(tiles(page).first()).toBeVisible();
  await settled(page);
  await cdp.detach();
  return traffic;
}

/** Waits until the worker keeps all of these files; it is told of those that came late 20 s after the first (src/app/device/service-worker.ts). */
const codeKept = (page: Page, files: readonly string[]): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const kept = (await (await caches.open('leve-code')).keys()).map(({ url }) => new URL(url).pathname);
          return wanted.filter((file) => !kept.includes(file));
        }, files),
      { timeout: 40_000 },
    )
    .toEqual([]);

test('the second visit takes no code from the line, and 3 KiB of answers at most (HTTP cache alone)', async ({
  page,
}) => {
  const first = await openHome(page);
  expect(sum(first, CODE)).toBeGreaterThan(20_000);
  const again = await openHome(page);
  expect(again.size).toBeGreaterThan(0);
  // A part that a busy machine had not fetched in the first visit comes now for the first time.
  expect([...again].filter(([path, bytes]) => CODE.test(path) && bytes > 0 && first.has(path))).toEqual([]);
  expect(again.get('/m/home') ?? 0).toBeLessThanOrEqual(0);
  expect(sum(again, ANSWER)).toBeLessThanOrEqual(3 * 1024);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the second visit takes no code from the line even when the browser has dropped its own cache', async ({
    page,
    context,
  }) => {
    const first = await openHome(page);
    await workerReady(page);
    await codeKept(
      page,
      [...first.keys()].filter((path) => CODE.test(path)),
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.clearBrowserCache');
    await cdp.detach();
    const fromServer: string[] = [];
    context.on('response', (response) => {
      const own = response.request().serviceWorker() !== null;
      if (own) fromServer.push(new URL(response.url()).pathname);
    });
    const again = await openHome(page);
    const repeated = [...again].filter(([path, bytes]) => CODE.test(path) && bytes > 0 && first.has(path));
    expect(repeated).toEqual([]);
    expect(fromServer.filter((path) => CODE.test(path) && first.has(path))).toEqual([]);
  });

  test('only what was used is kept, and pages of the platform never', async ({ page }) => {
    await openHome(page);
    await workerReady(page);
    const keptCode = () =>
      page.evaluate(async () => {
        const cache = await caches.open('leve-code');
        return (await cache.keys()).map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(async () => (await keptCode()).some((path) => path.startsWith('/l/pt.'))).toBe(true);
    expect((await keptCode()).filter((path) => /GameList|Login|Register|Deposit|\/en\./.test(path))).toEqual([]);
    await page.goto('/m/slot-games');
    await expect(tiles(page).first()).toBeVisible();
    await expect.poll(async () => (await keptCode()).some((path) => path.includes('GameList'))).toBe(true);
  });

  test('the worker’s file is asked for once per load', async ({ page, sandbox }) => {
    let asked = 0;
    const proxy = await startFaultProxy(() => sandbox.url);
    proxy.plant((path) => {
      if (path === '/sw.js') asked += 1;
      return undefined;
    });
    try {
      for (let load = 1; load <= 3; load += 1) {
        await openHome(page, proxy.url);
        await workerReady(page);
        await expect.poll(() => asked).toBeGreaterThanOrEqual(load);
      }
      await page.goto('about:blank');
      // A second question of the loads before has come by now.
      expect(asked).toBe(3);
    } finally {
      await proxy.close();
    }
  });

  test('a worker that the site has taken away goes, with all that it kept', async ({ page, site, problems }) => {
    problems.allow(/status of 404|bad HTTP response code/);
    await openHome(page, site.url);
    await workerReady(page);
    for (const ending of ['', '.br', '.gz']) rmSync(join(site.folder, `sw.js${ending}`));
    // As on the next day.
    await page.evaluate(() => localStorage.removeItem('workerSeen'));
    await openHome(page, site.url);
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered, { timeout: 40_000 }).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});
