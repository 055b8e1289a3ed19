import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { hold } from './line.ts';
import { PAYLOADS } from './payloads.ts';
import { allThere } from './rest.ts';
import { takeSnapshot, test } from './snapshot/stamped.ts';
import { startIn } from './steps.ts';

const SCRIPTS = '**/a/*.js';
const PAGES = {
  '/m/notice': 'main details',
  '/m/help': 'main nav a[href^="#"]',
  '/m/activity': 'main summary h2',
} as const;

/** What folds away below the heading of a notice or a promotion. */
const folded = (page: Page): Locator => page.locator('main details > div');

test('notices, help and promotions stand in the HTML, within the first 14 KB', async ({ said, out }) => {
  expect(said).not.toMatch(/keeps its skeleton/);
  for (const page of ['notice', 'help', 'activity']) {
    expect(readFileSync(join(out, 'm', `${page}.html.br`)).length, page).toBeLessThan(14 * 1024);
  }
});

test('the app takes them over: the same nodes, nothing moves, no picture comes twice', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/img/')) pictures.push(pathname);
  });
  await page.addInitScript((selectors) => {
    const seen = Object.assign(window as unknown as Record<string, unknown>, { moved: 0 });
    document.addEventListener('readystatechange', () => {
      seen.first ??= document.querySelector(selectors.join());
    });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.moved = (seen.moved as number) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, Object.values(PAGES));
  for (const path of Object.keys(PAGES)) {
    pictures.length = 0;
    await page.goto(path);
    await expect(page.locator('html[data-tier]')).toBeAttached();
    // Time itself is tested: what a timer brings must not move anything either.
    await page.waitForTimeout(2500);
    const seen = await page.evaluate(() => {
      const { moved, first } = window as unknown as { moved: number; first: Element | null };
      return { moved, kept: first?.isConnected };
    });
    expect(seen.moved, `${path} moves`).toBeLessThan(0.005);
    expect(seen.kept, path).toBe(true);
    expect(pictures.filter((name, index) => pictures.indexOf(name) !== index)).toEqual([]);
  }
});

test('what is opened before the app is there stays open', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/m/notice', { waitUntil: 'commit' });
  await page.locator('summary').nth(1).tap();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  release();
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeVisible();
  await expect(page.locator('html[data-tier]')).toBeAttached();
  await allThere(page);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.locator('summary').nth(1).tap();
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('another language, and an address that names an entry, get the skeleton', async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort());
  for (const path of ['/m/notice?i=2', '/m/help?i=2', '/m/activity?id=p02', '/m/member/notice?types=A']) {
    await page.goto(path);
    await expect(page.locator('main [aria-hidden=true]').first(), path).toBeVisible();
    await expect(page.locator(Object.values(PAGES).join())).toHaveCount(0);
  }
  await startIn(page, 'en');
  await page.goto('/m/help');
  await expect(page.locator('main [aria-hidden=true]').first()).toBeVisible();
  await expect(page.locator(PAGES['/m/help'])).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of them can be read', async ({ page }) => {
    await page.goto('/m/notice');
    await expect(folded(page).locator('> div').first()).toBeHidden();
    await page.locator('summary').first().tap();
    await expect(folded(page).locator('p').first()).toBeVisible();
    await page.goto('/m/activity');
    await page.locator('summary').first().tap();
    await expect(folded(page).getByRole('listitem').first()).toBeVisible();
    await page.goto('/m/help');
    await expect(page.getByRole('heading', { name: 'Criar e acessar a conta' })).toBeVisible();
    await page.getByRole('link', { name: 'Saques' }).tap();
    await expect(page.getByRole('heading', { name: 'Saques' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Criar e acessar a conta' })).toBeHidden();
    await page.getByRole('link', { name: 'Criar e acessar a conta' }).tap();
    await expect(page.getByRole('heading', { name: 'Criar e acessar a conta' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Saques' })).toBeHidden();
  });

  test('the items of the footer stand where they will, however far a slow line has brought the HTML', async ({
    page,
  }) => {
    await page.goto('/m/notice');
    const items = page.getByRole('navigation').last().getByRole('link');
    await expect(items).toHaveCount(6);
    const whole = await items.first().boundingBox();
    await items.evaluateAll((all) => {
      for (const item of all.slice(1)) item.remove();
    });
    expect(await items.first().boundingBox()).toEqual(whole);
  });
});

test('nothing that the platform writes becomes markup of the file', async ({ page, sandbox, out, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  const evil = JSON.stringify(`</script></template>${PAYLOADS.join('')}"'><img src=x onerror="window.hacked=1"><!--`);
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(sandbox.url + request.url);
    const text = (await answer.text()).replace(/"(content|title)":"(?:[^"\\]|\\.)*"/g, `"$1":${evil}`);
    response.setHeader('Content-Type', 'application/json').end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  try {
    await takeSnapshot(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, join(out, 'evil-texts'));
  } finally {
    proxy.close();
  }
  for (const name of ['notice', 'help', 'activity']) {
    const html = readFileSync(join(out, 'evil-texts', 'm', `${name}.html`), 'utf8');
    expect(/<img src=x|<img\/|<svg onload|<svg><|<iframe|<script>hacked|<style>@import/.test(html), name).toBe(false);
    await page.route(`**/m/${name}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`/m/${name}`);
    await expect(page.locator(PAGES[`/m/${name}` as keyof typeof PAGES]).first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  }
});
