import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { disagreements } from '../bench/data/agreement.ts';
import { firstPage, openPhone, readMeter, type Settings } from '../bench/data/phone.ts';
import { calm, flingList, readList } from '../bench/data/ways.ts';
import { readWire, sumsOf } from '../bench/data/wire.ts';
import { hasTls, startNginx } from '../support/nginx.ts';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { paths } from './paths.ts';
import { pictureShown } from './rest.ts';
import { workerReady } from './worker.ts';

const NO_NGINX = 'no nginx with brotli_static and openssl here: the meter is not held against the wire';

/** Most bytes on the wire: home's first visit, and five screens of a list where data is saved. */
const HOME = 85_000;
const SAVED_LIST = 50_000;

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 240_000 });

test.beforeEach(() => {
  const there = hasTls();
  if (!there) console.warn(NO_NGINX);
  test.skip(!there, NO_NGINX);
});

/** A phone with the service worker, at a site that notes what it sends. */
interface Visit {
  readonly url: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly log: string;
  /** Waits until all has come, and holds the meter's month, which is all of this phone's life, against all that was sent. */
  agrees(page?: Page): Promise<void>;
}

async function visit(platform: string, settings: Settings, walk: (visit: Visit) => Promise<void>): Promise<void> {
  const work = mkdtempSync(join(paths.work, 'meter-'));
  const log = join(work, 'sent.log');
  const site = readFileSync(join(paths.cdn, 'nginx.conf'), 'utf8');
  const nginx = await startNginx(site, { publicDir: paths.public, platform, tls: true, log });
  const browser = process.env.LEVE_BROWSER || chromium.executablePath();
  const kept = { language: 'pt', ...settings };
  const context = await openPhone({ browser, profile: join(work, 'profile'), key: nginx.key, settings: kept, days: 0 });
  try {
    const first = await firstPage(context);
    const agrees = async (page = first): Promise<void> => {
      await calm({ page, log });
      // What was taken from the line last is told a moment later.
      await expect(async () => {
        expect(disagreements(await readMeter(page), sumsOf(readWire(log)))).toEqual([]);
      }).toPass({ timeout: 20_000 });
    };
    await walk({ url: nginx.url, context, page: first, log, agrees });
  } finally {
    await context.close();
    await nginx.close();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Goes to a list within the app. */
async function goToList(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(tiles(page).first()).toBeVisible();
}

/** Ends every service worker, as the browser does when they have had nothing to do for a while. */
async function endWorkers(context: BrowserContext, page: Page): Promise<void> {
  const line = await context.newCDPSession(page);
  // What is stopped too late takes along what it has not yet noted of the next load.
  const ended = new Promise<void>((resolve) => {
    line.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.length > 0 && versions.every(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await line.send('ServiceWorker.enable');
  await line.send('ServiceWorker.stopAllWorkers');
  await ended;
  await line.detach();
}

test('the meter agrees with the wire: first visit, lists, flings, a full load, two tabs, no line', async ({
  sandbox,
}) => {
  await visit(sandbox.url, {}, async ({ url, context, page, log, agrees }) => {
    await test.step('first visit', async () => {
      await page.goto(`${url}/m/home`);
      await workerReady(page);
      await pictureShown(page);
      await agrees();
      expect(sumsOf(readWire(log)).all).toBeLessThan(HOME);
    });
    await test.step('a list within the app', async () => {
      await goToList(page, '/m/slot-games');
      await agrees();
    });
    await test.step('flings', async () => {
      await flingList({ page, log }, '/m/gameCenter');
      await agrees();
    });
    await test.step('a full load by a worker that starts anew', async () => {
      await endWorkers(context, page);
      await page.goto(`${url}/m/fishing-games`);
      await expect(tiles(page).first()).toBeVisible();
      await agrees();
    });
    await test.step('another tab', async () => {
      const other = await context.newPage();
      await other.goto(`${url}/m/home`);
      await expect(tiles(other).first()).toBeVisible();
      await goToList(other, '/m/poker-games');
      await agrees(other);
      await other.close();
      await page.bringToFront();
    });
    await test.step('a reload without a line', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(tiles(page).first()).toBeVisible();
      await agrees();
    });
  });
});

test('with the data saver too, without a worker', async ({ sandbox }) => {
  await visit(sandbox.url, { dataSaver: 'on' }, async ({ url, page, log, agrees }) => {
    await page.goto(`${url}/m/home`);
    await expect(tiles(page).first()).toBeVisible();
    await agrees();
    const before = readWire(log).length;
    await readList({ page, log }, '/m/slot-games');
    await agrees();
    expect(sumsOf(readWire(log, before)).all).toBeLessThan(SAVED_LIST);
    await page.goto(`${url}/m/slot-games`);
    await expect(tiles(page).first()).toBeVisible();
    await agrees();
  });
});
