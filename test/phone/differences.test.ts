import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeDifferences } from '../../src/build/differences/differences.ts';
import { filesOf } from '../../src/build/differences/earlier.ts';
import { expect } from './fixtures.ts';
import { allThere, atRest } from './rest.ts';
import { deploy, type Site, settled, test } from './site.ts';
import { readKept, workerReady } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

test.slow();

/** What a browser says when the page of before still asks for one of its late files. */
const GONE = /status of 404|Failed to fetch dynamically imported module|no \/a\//;

/** Every difference is worth its file here, as none is measured. */
const ANY_SIZE = { raw: 1e9, brotli: 1e9, gzip: 1e9 };

/** Deploys another version with the differences from this one, and gives their paths in the site's folder. */
async function deployWithDifferences(site: Site): Promise<string[]> {
  const before = await filesOf(site.folder);
  deploy(site);
  const files = await filesOf(site.folder);
  const sizes = new Map([...files.keys()].map((address) => [address, ANY_SIZE] as const));
  const made = await writeDifferences(site.folder, files, [{ version: 'before', files: before }], sizes);
  return [...made.keys()].sort();
}

const entryOf = (page: Page): Promise<string | null> => page.locator('script[type=module]').first().getAttribute('src');

/** Opens home and the login and waits until the worker keeps all that they need; gives the version's entry. */
async function visitBoth(page: Page, site: Site): Promise<string | null> {
  for (const path of ['/m/home', '/m/login', '/m/home']) {
    await page.goto(site.url + path);
    await settled(page);
    await workerReady(page);
  }
  return entryOf(page);
}

/** Takes every whole script, sheet and dictionary of these addresses away: what comes then was made of differences. */
function removeWhole({ folder }: Site, differences: readonly string[]): void {
  const whole = new Set(differences.map((at) => at.replace(/^\/d(.+)\.\w+\.txt$/, '$1')));
  for (const address of whole) rmSync(join(folder, address));
}

test('a returning phone makes the new version of what it keeps, without a whole file', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(GONE);
  const before = await visitBoth(page, site);
  const kept = (await readKept(page)).paths['leve-code'] ?? [];
  const differences = await deployWithDifferences(site);
  const known = new Set(kept.map((address) => address.replace(/-\w{5,8}(\.\w+)$/, '$1')));
  removeWhole(
    site,
    differences.filter((at) => known.has(at.replace(/^\/d(.+)-\w{5,8}(\.\w+)\.\w+\.txt$/, '$1$2'))),
  );
  await page.goto(`${site.url}/m/home`);
  await settled(page);
  expect(await entryOf(page)).not.toBe(before);
  await page.goto(`${site.url}/m/login`);
  await expect(page.locator('form [name=username]')).toBeVisible();
  const now = (await readKept(page)).paths['leve-code'] ?? [];
  expect(now.some((address) => address === before)).toBe(true);
});

const RENEWAL_NOISE = /status of 404|Failed to fetch|no \/a\/|ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** The first step inside the app: what it brings notes which version the phone has. */
const step = (page: Page) => page.evaluate(() => history.pushState(null, '', '/m/register'));

/** The scripts of the help page that the phone keeps. */
const keptHelp = async (page: Page): Promise<string[]> =>
  ((await readKept(page)).paths['leve-code'] ?? []).filter((path) => path.startsWith('/a/Help-'));

/** Sees the help page and others, and deploys a version whose help page can be made of differences alone; gives what was kept before. */
async function deployAfterHelp(page: Page, site: Site): Promise<string[]> {
  await page.goto(`${site.url}/m/help`);
  await settled(page);
  await workerReady(page);
  await visitBoth(page, site);
  await page.goto(`${site.url}/m/login`);
  await settled(page);
  await step(page);
  await expect(page).toHaveURL(/register/);
  await atRest(page);
  const before = await keptHelp(page);
  expect(before).not.toEqual([]);
  removeWhole(
    site,
    (await deployWithDifferences(site)).filter((at) => at.startsWith('/d/a/Help-')),
  );
  return before;
}

test('what other pages need is renewed by differences alone, and opens without a line; where data is saved only once it is used', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(RENEWAL_NOISE);
  const before = await deployAfterHelp(page, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const renewals = () => asked.filter((path) => path.startsWith('/a/kept-files-')).length;
  const visitWith = async (dataSaver: string) => {
    await page.evaluate((value) => localStorage.setItem('dataSaver', value), dataSaver);
    await page.goto(`${site.url}/m/login`);
    await settled(page);
    await step(page);
    await expect(page).toHaveURL(/register/);
    await atRest(page);
  };
  await visitWith('on');
  expect(renewals()).toBe(0);
  expect(await keptHelp(page)).toEqual(before);

  await visitWith('off');
  await expect.poll(async () => (await keptHelp(page)).length, { timeout: 40_000 }).toBe(2 * before.length);
  expect(renewals()).toBe(1);
  await page.context().setOffline(true);
  await page.goto(`${site.url}/m/help`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar na ajuda' })).toBeVisible();
});

/** What happens to a difference on its way. */
const FAULTS: Readonly<Record<string, (file: string, foreign: string) => void>> = {
  missing: (file) => rmSync(file),
  cut: (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -7)),
  html: (file) => writeFileSync(file, '<!doctype html><h1>Not here</h1>'),
  foreign: (file, foreign) => writeFileSync(file, foreign),
  empty: (file) => writeFileSync(file, ''),
  whole: () => undefined,
};

test('whatever happens to differences, the new version comes up, whole files in their place', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(GONE);
  const before = await visitBoth(page, site);
  const differences = await deployWithDifferences(site);
  const kinds = Object.keys(FAULTS);
  const foreign = readFileSync(join(site.folder, differences[0] ?? ''), 'utf8');
  for (const [place, at] of differences.slice(1).entries()) {
    const file = join(site.folder, at);
    rmSync(`${file}.br`, { force: true });
    FAULTS[kinds[place % kinds.length] ?? 'whole']?.(file, foreign);
  }
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${site.url}/m/home`);
  await settled(page);
  expect(await entryOf(page)).not.toBe(before);
  await allThere(page);
  expect(loads).toBe(1);
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('leve-code');
    const kept = await Promise.all(
      (await cache.keys()).map(
        async ({ url }) => [new URL(url).pathname, await (await cache.match(url))?.text()] as const,
      ),
    );
    return Object.fromEntries(kept);
  });
  const served = new Set(readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`));
  for (const [address, text] of Object.entries(texts)) {
    if (served.has(address)) expect(text, address).toBe(readFileSync(join(site.folder, address), 'utf8'));
  }
});
