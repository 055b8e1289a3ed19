import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { hold } from './line.ts';
import { balanceButton, cells, guestLinks, nameOf, tileBones } from './records-finders.ts';
import { allThere, atRest } from './rest.ts';
import { takeSnapshot, test } from './snapshot/stamped.ts';
import { enter, fillLogin, PASSWORD, startIn, words } from './steps.ts';

const SCRIPTS = '**/a/*.js';
const LIMIT = 14 * 1024;

/** Names of pictures that were asked for, each address as often as it was. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/img/')) asked.push(pathname + search);
  });
  return asked;
}

/** Keeps the first tile of the HTML and adds up what moves, from before the app is there. */
async function watchFirstScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window as unknown as Record<string, unknown>, { moved: 0 });
    document.addEventListener('readystatechange', () => {
      seen.firstTile ??= document.querySelector('[aria-posinset] > div');
    });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.moved = (seen.moved as number) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('every screen with a snapshot fits into the first 14 KB', async ({ said, out }) => {
  expect(said).not.toMatch(/keeps its skeleton/);
  for (const page of ['home', 'slot-games', 'login', 'register']) {
    expect(readFileSync(join(out, 'm', `${page}.html.br`)).length, page).toBeLessThan(LIMIT);
  }
});

test('the app takes the first screen over: the same nodes, nothing moves, no picture comes twice', async ({ page }) => {
  const asked = watchPictures(page);
  const answers: string[] = [];
  page.on('response', (response) => answers.push(new URL(response.url()).pathname));
  await watchFirstScreen(page);
  for (const path of ['/m/home', '/m/slot-games']) {
    asked.length = 0;
    await page.goto(path);
    await expect.poll(() => answers.some((one) => one.startsWith('/lgw/') || one.startsWith('/wps/'))).toBe(true);
    // Time itself is tested: what a timer brings must not move anything either.
    await page.waitForTimeout(2500);
    const seen = await page.evaluate(() => {
      const { moved, firstTile } = window as unknown as { moved: number; firstTile: Element | null };
      return { moved, kept: firstTile?.isConnected, drawn: document.documentElement.dataset.tier !== undefined };
    });
    expect(seen.drawn, path).toBe(true);
    expect(seen.moved, `${path} moves`).toBeLessThan(0.005);
    expect(seen.kept, path).toBe(true);
    const names = asked.map((address) => address.split('?')[0]);
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      `${path} asks twice`,
    ).toEqual([]);
  }
});

test('a list asks for no picture off the screen: taken over, grown, or come to from home', async ({ page }) => {
  const asked = watchPictures(page);
  /** How many pictures stand further from the screen than is looked ahead, and how many nearer. */
  const drawn = () =>
    cells(page)
      .locator('img[src]')
      .evaluateAll((images) => {
        const far = images.filter((image) => image.getBoundingClientRect().top > innerHeight + 40);
        return { far: far.length, near: images.length - far.length };
      });
  const grown = async () => {
    await expect.poll(() => cells(page).count()).toBeGreaterThan(20);
    await atRest(page);
    return drawn();
  };
  await page.goto('/m/slot-games');
  const taken = await grown();
  expect(taken.far).toBe(0);
  expect(asked.length).toBe(taken.near);

  await page.goto('/m/home');
  await allThere(page);
  asked.length = 0;
  await page.evaluate(() => history.pushState(null, '', '/m/live-games'));
  await expect(page.getByRole('searchbox', { name: 'Buscar jogos' })).toBeVisible();
  const come = await grown();
  expect(come.far).toBe(0);
  expect(asked.filter((address) => address.includes('-live-')).length).toBe(come.near);
});

test('pictures come before the bundle, and where data is saved the app decides', async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort());
  const asked = watchPictures(page);
  await page.goto('/m/home');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(7);
  asked.length = 0;
  await page.addInitScript(() => localStorage.setItem('pictures', 'off'));
  await page.reload();
  await atRest(page);
  expect(asked).toEqual([]);
});

/** Opens home from a server that sends the beginning of its HTML and never the rest; what else is asked for is answered as told. */
async function openBegun(page: Page, begun: string, answerOther: RequestListener): Promise<() => void> {
  const server = createServer((asked, answer) => {
    if (asked.url !== '/m/home') return answerOther(asked, answer);
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(begun);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/m/home`, { waitUntil: 'commit' });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

test('the first picture is asked for before the styles of a slow HTML have come', async ({ page, sandbox }) => {
  const html = await (await page.request.get(`${sandbox.url}/m/home`)).text();
  const asked: string[] = [];
  const close = await openBegun(page, html.slice(0, html.indexOf('<style')), ({ url = '' }, answer) => {
    asked.push(url);
    answer.end();
  });
  await expect.poll(() => asked.find((url) => url.startsWith('/img/'))).toMatch(/^\/img\/banner\//);
  close();
});

test('the first picture is shown while the rest of a slow HTML is on the line', async ({ page, sandbox }) => {
  const html = await (await page.request.get(`${sandbox.url}/m/home`)).text();
  const begun = html.slice(0, html.indexOf('>', html.indexOf('<img data-src')) + 1);
  const close = await openBegun(page, begun, async ({ url }, answer) => {
    const other = await fetch(`${sandbox.url}${url}`);
    answer.setHeader('Content-Type', other.headers.get('Content-Type') ?? '');
    answer.end(Buffer.from(await other.arrayBuffer()));
  });
  const first = page.locator('img[data-src]');
  await expect(first).toHaveAttribute('src', /\/img\/banner\//);
  await expect.poll(() => first.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  close();
});

test('another language sees no Portuguese, a search no list of everything', async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/m/slot-games?gameName=tiger');
  await expect(tileBones(page)).toBeVisible();
  await expect(cells(page)).toHaveCount(0);
  await startIn(page, 'en');
  await page.goto('/m/home');
  await expect(tileBones(page)).toBeVisible();
  await expect(page.locator('#root')).not.toContainText(words.pt.login);
  await page.unroute(SCRIPTS);
  await page.goto('/m/home');
  await expect(page.getByRole('link', { name: words.en.register })).toBeVisible();
});

test('a member sees no buttons of guests, before the app and after', async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED|Failed to fetch dynamically/);
  await enter(page, 'member');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/m/home');
  await expect(cells(page).first()).toBeVisible();
  await expect(guestLinks(page).first()).toBeHidden();
  await page.unroute(SCRIPTS);
  await page.reload();
  await expect(balanceButton(page)).toBeVisible();
  await expect(guestLinks(page)).toHaveCount(0);
});

test('what is typed into the form before the app is there is kept, and nothing is sent without it', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByLabel(words.pt.username).fill('member');
  await page.getByLabel(words.pt.username).press('Enter');
  await expect(page.locator('form button[type=submit]')).toBeDisabled();
  release();
  await expect(page.locator('form button[type=submit]')).toBeEnabled();
  await expect(page.getByLabel(words.pt.username)).toHaveValue('member');
  await expect(page).toHaveURL(/\/m\/login$/);
  await fillLogin(page, 'member', PASSWORD, 'pt');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows games, and its links lead to lists and forms', async ({ page }) => {
    await page.goto('/m/home');
    await expect(cells(page)).toHaveCount(12);
    await expect(page.getByRole('link', { name: 'Buscar jogos' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bem-vindo: 12 mil jogos no seu bolso' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: words.pt.deposit })).toBeVisible();
    await page.getByRole('link', { name: words.pt.slots, exact: true }).tap();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await expect(cells(page).first()).toBeVisible();
    await page.getByRole('searchbox').fill('tigre');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/m\/slot-games\?gameName=tigre$/);
    await cells(page).getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/m\/login\?next=/);
    await expect(page.getByLabel(words.pt.username)).toBeVisible();
    await page.getByRole('link', { name: words.pt.register }).tap();
    await expect(page).toHaveURL(/\/m\/register/);
    await expect(page.getByLabel(words.pt.username)).toBeVisible();
  });
});

test('what the platform writes is text, whatever it writes', async ({ page, sandbox, out }) => {
  const evil = '</script></template><script>window.hacked=1</script>"\'><img src=x onerror="window.hacked=1"><!--';
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(sandbox.url + request.url);
    const text = (await answer.text()).replace(/"(displayName|title)":"[^"]*"/g, `"$1":${JSON.stringify(evil)}`);
    response.setHeader('Content-Type', 'application/json').end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  try {
    await takeSnapshot(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, join(out, 'evil'));
  } finally {
    proxy.close();
  }
  const html = readFileSync(join(out, 'evil', 'm', 'home.html'), 'utf8');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<script>window.hacked');
  await page.route('**/m/home', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto('/m/home');
  await expect(nameOf(cells(page)).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
});

/** One page of this file, and one alone: its bars and its form are there once, and the form works. */
async function expectOnePage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('header')).toHaveCount(1);
  if (path === '/m/login') await expect(page.locator('form button[type=submit]')).toHaveCount(1);
}

test('an address with a slash too many is one page, and its form works', async ({ page }) => {
  for (const path of ['/m/home', '/m/slot-games', '/m/help', '/m/login']) {
    await page.goto(`${path}/`);
    await allThere(page);
    await expectOnePage(page, path);
  }
  await page.goto('/m/login//?next=%2Fm%2FgameRecord');
  await fillLogin(page, 'member', PASSWORD, 'pt');
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
});

test('home’s file under another address, as hosts and the worker answer what they do not know, shows no home', async ({
  page,
  out,
}) => {
  const html = readFileSync(join(out, 'm', 'home.html'), 'utf8');
  await page.route(/\/m\/(?:login|nowhere|home\.html)$/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/m/login');
  await expect(page.getByLabel(words.pt.username)).toBeVisible();
  await expectOnePage(page, '/m/login');
  await expect(page.locator('form')).toHaveCount(1);
  for (const path of ['/m/nowhere', '/m/home.html']) {
    await page.goto(path);
    await expect(guestLinks(page).first()).toBeVisible();
    await allThere(page);
    await expectOnePage(page, '/m/home');
  }
});

test('a site that was closed and opens again is one page', async ({ page, faults, problems }) => {
  problems.allow(/status of 503/);
  await page.goto('/m/home');
  await allThere(page);
  await faults({ maintenance: true });
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The status is kept: the next visit is closed before anything is asked.
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await faults({});
  await page.getByRole('dialog').getByRole('button').first().tap();
  await expect(guestLinks(page).first()).toBeVisible();
  await expectOnePage(page, '/m/home');
});

test('a registration by name that the site has closed since its file was made follows the fresh settings', async ({
  page,
  sandbox,
}) => {
  const settings = `${sandbox.url}/sandbox/settings.json`;
  await page.request.put(settings, { data: { features: { usernameRegistration: false } } });
  try {
    await page.goto('/m/register');
    await expect(page.getByLabel('Código SMS')).toBeVisible();
    await expect(page.getByLabel(words.pt.username)).toHaveCount(0);
    await expect(page.locator('form [name=way]')).toHaveCount(0);
  } finally {
    await page.request.put(settings, { data: {} });
  }
});
