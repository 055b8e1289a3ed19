import type { Page, Request } from '@playwright/test';
import { PICTURE_PRICE } from '../../src/app/pages/settings/picture-price.ts';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere, atRest, pictureShown } from './rest.ts';
import { enter, startIn } from './steps.ts';

const KIB = 1024;
/** ms of silence after which home has all that comes by itself: the second banner is on its way 1.2 s after the first paint. */
const SILENCE = 2000;

test.describe.configure({ timeout: 120_000 });

/** Bytes of headers that come with a picture where a site is deployed (src/sw/meter.ts); the sandbox packs none. */
const HEADERS = 146;

interface Weight {
  count: number;
  body: number;
  /** With headers, as the sandbox sends them. */
  moved: number;
}

/** How far pictures are from their price, as a part of it. */
const offPrice = ({ count, body }: Weight, price: number): number => Math.abs(body + count * HEADERS - price) / price;

/** What the page has fetched from addresses that match, as its own Resource Timing tells. */
function weigh(page: Page, pattern: RegExp): Promise<Weight> {
  return page.evaluate((source) => {
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      new RegExp(source).test(name),
    );
    const sum = (size: (entry: PerformanceResourceTiming) => number) => asked.reduce((all, one) => all + size(one), 0);
    return { count: asked.length, body: sum((one) => one.encodedBodySize), moved: sum((one) => one.transferSize) };
  }, pattern.source);
}

const PICTURES = /\/img\//;
const ANSWERS = /\/(wps|lgw)\//;

/** Opens home with these settings in storage and lets it come to rest. */
async function openHome(page: Page, settings: Record<string, string> = {}): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, settings);
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  await allThere(page, SILENCE);
  // The platform draws each picture once: the first visit waits for its brush.
  const loading = () => page.evaluate(() => [...document.images].filter((image) => !image.complete).length);
  await expect.poll(loading, { timeout: 60_000 }).toBe(0);
}

/** Addresses of the platform that the page asks for from now on. */
function watchAnswers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(wps|lgw)\//.test(pathname)) asked.push(pathname + search);
  });
  return asked;
}

test('home costs what its picture mode says, once each banner has been shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page);
  const full = await weigh(page, PICTURES);
  expect(full.count).toBeGreaterThanOrEqual(7);
  expect(full.body).toBeLessThanOrEqual(60 * KIB);
  const off = async () => offPrice(await weigh(page, PICTURES), PICTURE_PRICE.full.home);
  await expect.poll(off, { timeout: 40_000 }).toBeLessThan(0.1);
});

for (const settings of [{ pictures: 'small' }, { dataSaver: 'on' }]) {
  test(`under ${JSON.stringify(settings)} it costs less, and only what is seen`, async ({ page }) => {
    await openHome(page, settings);
    const small = await weigh(page, PICTURES);
    // The first banner and the six tiles of the first section; no second banner before it is swiped to.
    expect(small.count).toBe(7);
    expect(small.body).toBeLessThanOrEqual(20 * KIB);
    expect(offPrice(small, PICTURE_PRICE.small.home)).toBeLessThan(0.1);
    expect((await weigh(page, /slider/)).count).toBe(0);
  });
}

test('where data is saved a list asks for its games alone: what narrows it comes with a tap', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'));
  const asked = watchAnswers(page);
  await page.goto('/m/slot-games');
  await expect(tiles(page).first()).toBeVisible();
  await allThere(page, SILENCE);
  const narrowing = () => asked.filter((path) => /hot|mobile_game_menus|vendor_game_types/.test(path));
  expect(narrowing()).toEqual([]);
  const strip = (name: string) => page.getByRole('navigation', { name });
  const before = await strip('Provedores').boundingBox();
  await strip('Provedores').getByText('Provedores').tap();
  await strip('Provedores').getByText('Prime Parade').tap();
  await expect(page).toHaveURL(/vassalage=PP/);
  await expect(strip('Tipos de jogo').getByText('Jackpot')).toBeVisible();
  expect(await strip('Provedores').boundingBox()).toEqual(before);
  await page.goBack();
  await expect(strip('Tipos de jogo').getByText('Jackpot')).toBeVisible();
});

test('without pictures it costs nothing: tiles are drawn with their initials', async ({ page }) => {
  await openHome(page, { pictures: 'off' });
  expect((await weigh(page, PICTURES)).count).toBe(0);
  await expect(tiles(page).first().locator('[aria-hidden=true]').first()).toHaveText(/^\S{1,2}$/);
});

test("the browser's own data saver is followed, and the person may overrule it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
  });
  await openHome(page);
  expect((await weigh(page, /\/img\/.*q=6/)).count).toBe(7);
  await page.goto('/m/set');
  await expect(page.getByText('Seu navegador pede economia')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Economia de dados' }).getByText('Desligada').tap();
  await page.goto('/m/home');
  await pictureShown(page);
  expect((await weigh(page, /\/img\/.*q=6/)).count).toBe(0);
});

test('sections below are asked for when they come near, and a page at rest asks for nothing', async ({ page }) => {
  const asked = watchAnswers(page);
  await openHome(page);
  const lists = () => asked.filter((path) => path.startsWith('/lgw/games/list'));
  expect(lists().length).toBeLessThanOrEqual(1);
  const before = asked.length;
  // Time itself is tested.
  await page.waitForTimeout(6000);
  expect(asked.slice(before)).toEqual([]);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => lists().length).toBeGreaterThan(0);
  await allThere(page, SILENCE);
  const near = lists().length;
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect.poll(() => lists().length).toBeGreaterThan(near);
});

const WITH_PICTURES = [
  ...['/m/home', '/m/slot-games', '/m/gameCenter', '/m/lottery', '/m/read/live', '/m/live-rooms', '/m/activity'],
  ...['/m/mall/mallHome', '/m/leaderboard', '/m/myAccount/index'],
];

test('no page asks for pictures further from the screen than it looks ahead', async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page, 'member');
  for (const path of WITH_PICTURES) {
    await page.goto(path);
    await expect(page.locator('img[src*="/img/"]').first(), path).toBeAttached();
    await atRest(page);
    const far = await page.locator('img[src*="/img/"]').evaluateAll((images) =>
      images
        .filter((image) => {
          const { top, left } = image.getBoundingClientRect();
          return top > innerHeight + 40 || left > innerWidth + 40;
        })
        .map((image) => (image as HTMLImageElement).src),
    );
    expect(far, path).toEqual([]);
  }
});

test('a hidden page asks for nothing', async ({ page }) => {
  await openHome(page);
  const asked = watchAnswers(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // Time itself is tested.
  await page.waitForTimeout(7000);
  expect(asked).toEqual([]);
});

test("home's answers weigh little, and next to nothing the second time", async ({ page }) => {
  await openHome(page);
  expect((await weigh(page, ANSWERS)).moved).toBeLessThanOrEqual(12 * KIB);
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  await allThere(page, SILENCE);
  expect((await weigh(page, ANSWERS)).moved).toBeLessThanOrEqual(3 * KIB);
});

test.describe('image hosts', () => {
  // The policy of a brand names its image hosts; the one under test names none.
  test.use({ bypassCSP: true });

  test('one of the listed hosts serves the whole session, a hostile one never', async ({ page }) => {
    const hosts = new Set<string>();
    const status = await (await page.request.get('/wps/system/domainRoute')).json();
    status.value.info.imageCDNs = [
      'javascript:alert(1)',
      'https://img1.example',
      'http://evil.example',
      'https://img2.example',
    ];
    await page.route('**/wps/system/domainRoute', (route) => route.fulfill({ json: status }));
    await page.route(/https?:\/\/(img\d|evil)\.example\//, (route) => {
      hosts.add(new URL(route.request().url()).origin);
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await openHome(page);
    expect(hosts.size).toBe(1);
    expect([...hosts][0]).toMatch(/^https:\/\/img[12]\.example$/);
    expect((await weigh(page, /\/\/(localhost|127\.0\.0\.1)[^/]*\/img\//)).count).toBe(0);
    await page.reload();
    await pictureShown(page);
    expect(hosts.size).toBe(1);
  });
});

test('settings show what was used, and a mode is in force at once', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.getByRole('button', { name: 'Configurações' }).tap();
  await expect(page).toHaveURL(/\/m\/set$/);
  const row = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  for (const kind of ['Aplicativo', 'Imagens', 'Dados do site']) {
    await expect(row(kind).first(), kind).toHaveText(/^[1-9]\d*\sKB$/);
    await expect(row(kind).last(), kind).toHaveText(/^[1-9]\d*\sKB$/);
  }
  const modes = page.getByRole('radiogroup', { name: 'Imagens' });
  const samples = modes.locator('..').locator('img');
  await expect(samples).toHaveCount(3);
  await expect(samples.first()).toHaveAttribute('src', /q=20/);
  await modes.getByText('Pequenas').tap();
  await expect(samples.first()).toHaveAttribute('src', /q=6/);
  await modes.getByText('Nenhuma').tap();
  await expect(samples).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Nenhuma/ })).toBeChecked();
});

test('the month is told once when it passes the chosen limit, in the language on screen', async ({ page }) => {
  await startIn(page, 'en');
  await page.goto('/m/set');
  await page.getByLabel('Tell me when the month passes').selectOption({ label: '20 MB' });
  await page.evaluate(() => {
    const book = JSON.parse(localStorage.getItem('usage') ?? '');
    book.usage.pictures += 20_000_000;
    localStorage.setItem('usage', JSON.stringify(book));
  });
  await page.goto('/m/home');
  await expect(page.getByText('You have passed 20 MB this month.')).toBeVisible();
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await allThere(page, SILENCE);
  await expect(page.getByText('You have passed')).toHaveCount(0);
});

test('theme, language and tier are chosen in settings, and a guest is led to the login', async ({ page }) => {
  await page.goto('/m/set');
  await page.getByText('Claro').tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByText('Leve', { exact: true }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-tier', 'low');
  await page.getByRole('button', { name: 'Idioma' }).tap();
  await page.getByRole('button', { name: 'English' }).tap();
  await expect(page.getByRole('heading', { name: 'Mobile data' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-tier', 'low');
  await page.getByRole('button', { name: 'Change password' }).tap();
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fset$/);
});
