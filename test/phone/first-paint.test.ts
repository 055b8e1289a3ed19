import type { Page } from '@playwright/test';
import { routes } from '../../src/app/routes/table.ts';
import { expect, test } from './fixtures.ts';

/** Scripts of the app that never arrive: what stands then is the HTML alone. */
const SCRIPTS = '**/a/*.js';

test.beforeEach(({ problems }) => problems.allow(/net::ERR_FAILED/));

test('the skeleton stands before any script, in the right language and theme', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('theme', 'light');
  });
  await page.goto('/m/login');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('#root > *').first()).toBeVisible();
  const texts = await page
    .locator('link[rel=preload][as=fetch]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLLinkElement).href).pathname.replace(/\.\w+\//, '/')),
    );
  expect(texts).toEqual(['/l/en/common.json', '/l/en/login.json']);
});

/** Where everything of the skeleton stands. */
const places = (page: Page): Promise<string[]> =>
  page.locator('#root *').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return `${node.nodeName}.${node.getAttribute('class')} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** Adds the sheets that the HTML names, as the app's entry would. */
const addSheets = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const named = [...document.querySelectorAll<HTMLLinkElement>('link[as=style]')];
    await Promise.all(
      named.map(({ href }) => {
        const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        document.head.append(sheet);
        return new Promise((resolve, reject) => Object.assign(sheet, { onload: resolve, onerror: reject }));
      }),
    );
  });

test('no skeleton moves when the sheets of its page come', async ({ page }) => {
  test.setTimeout(120_000);
  const seen = new Set<unknown>();
  await page.route(/\/(?:img|l|wps|lgw)\/|\/a\/.*\.js$/, (route) => route.abort());
  for (const { path, page: file } of routes) {
    if (seen.has(file)) continue;
    seen.add(file);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const before = await places(page);
    await addSheets(page);
    expect(await places(page), path).toEqual(before);
  }
});

test('a browser that forbids storage gets the defaults', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a browser without the methods of newer years gets them before the app runs', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'queueMicrotask');
    Reflect.deleteProperty(Array.prototype, 'flatMap');
    Reflect.deleteProperty(Object, 'fromEntries');
  });
  await page.goto('/m/login');
  await expect(page.locator('form')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/a/legacy-'))).toHaveLength(1);
});

test('a menu that is asked for before its bytes are there opens when they are', async ({ page }) => {
  await page.route('**/a/Overlays-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a browser of today is spared the legacy script', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/m/login');
  await expect(page.locator('form')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/a/legacy-'))).toEqual([]);
});

test('nothing is fetched twice, and nothing is preloaded in vain', async ({ page }) => {
  const asked: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (/was preloaded using link preload but not used/.test(message.text())) warnings.push(message.text());
  });
  await page.goto('/m/login');
  await expect(page.locator('form')).toBeVisible();
  // Chromium complains of a preload in vain three seconds after the page has loaded.
  await page.waitForTimeout(4_000);
  const own = asked.filter((path) => /^\/[al]\//.test(path));
  expect(own.filter((path, index) => own.indexOf(path) !== index)).toEqual([]);
  expect(warnings).toEqual([]);
});
