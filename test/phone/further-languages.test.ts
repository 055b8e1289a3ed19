import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { workerReady } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

test.slow();

/** Addresses of code and dictionaries that the page asks for. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const isTable = (path: string): boolean => path.startsWith('/a/languages-');

for (const code of ['te', 'ar']) {
  test(`a visit in a language that the HTML leaves out brings that one alone, and opens without a line (${code})`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/net::ERR_|Failed to fetch|Failed to load resource|error occurred when fetching the script/);
    const { common } = JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')) as { common: { nav_home: string } };
    const first = page.getByRole('navigation').last().getByRole('link').first();
    const paths = asked(page);
    await page.addInitScript((language) => localStorage.setItem('language', language), code);
    await page.goto('/m/home');
    await expect(tiles(page).first()).toBeVisible();
    await expect(first).toHaveText(common.nav_home);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(paths.filter(isTable)).toHaveLength(1);
    const languages = new Set(paths.flatMap((path) => /^\/l\/([\w-]+)\./.exec(path)?.[1] ?? []));
    expect([...languages]).toEqual([code]);
    const sheets = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
    expect(sheets.filter((href) => href.includes('/rtl/') !== (code === 'ar'))).toEqual([]);
    await workerReady(page);
    await expect.poll(() => page.evaluate(() => caches.match('/m/home').then((kept) => kept !== undefined))).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(first).toHaveText(common.nav_home);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
}

test('who reads one of the languages that the HTML names never asks for the others', async ({ page }) => {
  const paths = asked(page);
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  await workerReady(page);
  expect(paths.filter(isTable)).toEqual([]);
});
