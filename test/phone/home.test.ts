import type { Page, Route } from '@playwright/test';
import { BONES } from '../support/bones.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { gameNames, gameVendors, jackpotCounter, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './line.ts';
import { drawn } from './rest.ts';
import { startIn } from './steps.ts';

const TEXTS = {
  pt: {
    order: [
      'Jogos quentes',
      'Recomendados',
      'Novidades',
      'Slots',
      'Mural dos ganhadores',
      'Provedores',
      'Promoções',
      'Tudo em um só lugar',
      'Pescaria',
    ],
    more: 'Ver mais',
    retry: 'Tentar de novo',
    live: 'Ao vivo',
    search: 'Buscar jogos',
    noNotice: 'Nenhum aviso no momento.',
    categories: 'Categorias de jogos',
    promo: 'Promoções',
    invite: 'Convidar amigos',
  },
  en: {
    order: [
      'Hot games',
      'Recommended',
      'New games',
      'Slots',
      'Winner board',
      'Providers',
      'Promotions',
      'Everything in one place',
      'Fishing',
    ],
    more: 'More',
    retry: 'Try again',
    live: 'Live',
    search: 'Search games',
    noNotice: 'No announcements right now.',
    categories: 'Game categories',
    promo: 'Promotions',
    invite: 'Invite friends',
  },
} as const;

/** Goes down the page bit by bit, as a thumb does, and waits for something after each bit. */
async function goDown(page: Page, wait: () => Promise<void>): Promise<void> {
  let before = -1;
  for (let at = 0; at !== before; ) {
    before = at;
    await page.mouse.wheel(0, 500);
    await wait();
    await drawn(page);
    at = await page.evaluate(() => Math.round(scrollY));
  }
}

/** Goes down the page until nothing waits any more. */
async function scrollThrough(page: Page): Promise<void> {
  await expect(tiles(page).first()).toBeVisible();
  const waiting = `${BONES}.filter((one) => one.getBoundingClientRect().top < innerHeight).length`;
  await goDown(page, () => expect.poll(() => page.evaluate<number>(waiting), { timeout: 20_000 }).toBe(0));
}

/** The titles of home's parts; a picture says its text. */
const titles = (page: Page): Promise<string[]> =>
  page
    .locator('main section h2')
    .evaluateAll((all) => all.map((one) => one.textContent || (one.querySelector('img')?.alt ?? '')));

/** Where the titles of home's parts and its lists of games stand on the page, px. */
const places = async (page: Page): Promise<Map<string, number>> =>
  new Map(
    await page
      .locator('main section h2, main [role=list][aria-label]')
      .evaluateAll((all) =>
        all.map((one): [string, number] => [
          `${one.tagName} ${one.ariaLabel ?? (one.textContent || one.querySelector('img')?.alt)}`,
          Math.round(one.getBoundingClientRect().top + scrollY),
        ]),
      ),
  );

const queryOf = (route: Route): URLSearchParams => new URL(route.request().url()).searchParams;

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`home shows its parts in their order, vendors by their picture (${language})`, async ({ page }) => {
    test.setTimeout(180_000);
    await startIn(page, language);
    await page.goto('/m/home');
    await scrollThrough(page);
    const seen = await titles(page);
    expect(seen.slice(0, texts.order.length)).toEqual(texts.order);
    expect(seen.slice(-4)).toEqual(['Prime Parade', 'Jade Bull', 'Tanagra Arts', 'Fortune Chase']);
    await expect(page.locator('main section > section')).toHaveCount(12);
    await expect(tiles(page.locator('main section > section').first().getByRole('list').first())).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test(`More and the menu switch the category, and what leads elsewhere goes there (${language})`, async ({ page }) => {
    await startIn(page, language);
    await page.goto('/m/home');
    const menu = page.getByRole('navigation', { name: texts.categories });
    await page.getByRole('link', { name: `${texts.more}: ${texts.order[1]}` }).tap();
    await expect(menu.locator('[aria-current=true]')).toHaveAttribute('data-tab', 'RNG');
    await expect(tiles(page.getByRole('list', { name: texts.categories })).first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await menu.locator('[data-tab=PROMO]').tap();
    await expect(page).toHaveURL(/\/m\/activity$/);
    await page.goBack();
    await menu.locator('[data-tab=INVITE]').tap();
    await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FinviteFriends$/);
  });

  test(`the search of the header finds games of all types; a site without notices says so (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await page.route('**/wps/announcements?*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { player: unknown[] } };
      await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, player: [] } } });
    });
    await page.goto('/m/home');
    await expect(page.getByText(texts.noNotice)).toBeVisible();
    await page.getByRole('link', { name: texts.search }).tap();
    await expect(page).toHaveURL(/\/m\/search$/);
    await page.getByRole('searchbox').fill(' gold ');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/m\/search\?q=gold$/);
    await expect(gameNames(page).first()).toContainText(/gold/i, { timeout: 20_000 });
  });
}

test('the menu has the order of the site: home, hot, the vendors by category, promotions, the invitation', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  const ids = () => page.locator('[data-tab]').evaluateAll((all) => all.map((one) => one.getAttribute('data-tab')));
  // The usual categories stand there until the platform has named its own.
  await expect
    .poll(ids)
    .toEqual([
      ...['HOME', 'HOT', 'PGE', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'],
      ...['PROMO', 'INVITE'],
    ]);
});

test('a first visit brings nothing of what lies below the screen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  // Time itself is tested: nothing comes by a timer either.
  await page.waitForTimeout(2500);
  expect(
    asked.filter((path) =>
      /\/a\/(?:Lobby|HomeFooter|MatchSection|LoginPopups)|\/lobby\.json|\/lgw\/games\/(?:list|winners|matches|jackpot)/.test(
        path,
      ),
    ),
  ).toEqual([]);
});

/** What has another place than it had before. */
const movedSince = async (page: Page, before: ReadonlyMap<string, number>): Promise<string[]> => {
  const after = await places(page);
  return [...before].flatMap(([name, top]) => (after.get(name) === top ? [] : `${name}: ${top}, ${after.get(name)}`));
};

test('what stands below a section stays where it is when the section comes', async ({ page }) => {
  const release = await hold(page, /\/lgw\/games\/(?:list|winners|matches|jackpot)|\/wps\/promotions/);
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  // All sections come near the screen in turn, and stand there as bones.
  await goDown(page, () => drawn(page));
  const before = await places(page);
  expect(before.size).toBeGreaterThan(12);
  release();
  await page.evaluate(() => scrollTo(0, 0));
  await scrollThrough(page);
  expect(await movedSince(page, before)).toEqual([]);
});

test('the games of the sports stay where they are when the matches above them come', async ({ page }) => {
  // Neither the section's script nor its answer.
  const release = await hold(page, /\/a\/MatchSection-|\/lgw\/games\/matches/);
  await page.goto('/m/home?category=SPORTS');
  await expect(tiles(page).first()).toBeVisible();
  const before = await places(page);
  expect([...before.keys()]).toContain(`DIV ${TEXTS.pt.categories}`);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await movedSince(page, before)).toEqual([]);
});

test('a section without games is hidden, one that failed offers to try again', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  let broken = true;
  await page.route('**/lgw/games/list?*', async (route) => {
    const query = queryOf(route);
    if (query.get('gameType') === 'FISH')
      return route.fulfill({ json: { success: true, value: { games: [], pageNum: 1, totalPages: 0 } } });
    if (query.get('isNew') === '1' && broken) return route.fulfill({ status: 503, body: '' });
    return route.continue();
  });
  await page.goto('/m/home');
  const again = page.getByRole('button', { name: `${TEXTS.pt.retry}: Novidades` });
  await expect(tiles(page).first()).toBeVisible();
  await page.mouse.wheel(0, 700);
  await expect(again).toBeVisible({ timeout: 20_000 });
  broken = false;
  await again.tap();
  await expect(tiles(page.getByRole('region', { name: 'Novidades' })).first()).toBeVisible();
  const live = page.getByRole('region', { name: 'Cassino ao vivo' });
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(live).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Pescaria' })).toHaveCount(0);
});

test('slots, live, fishing, poker and PG are listed by vendor; the sports have the matches above them', async ({
  page,
}) => {
  await page.goto('/m/home');
  await page.locator('[data-tab=LIVE]').tap();
  const chips = page.getByRole('list', { name: 'Provedores' });
  await expect(chips.getByRole('button')).toHaveCount(6);
  await chips.getByRole('button').nth(2).tap();
  await expect(gameVendors(page).first()).toHaveText('EVA');
  await page.locator('[data-tab=FISH]').tap();
  await expect(chips.getByRole('button', { pressed: true })).toHaveText('Todos');
  await page.locator('[data-tab=SPORTS]').tap();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(chips).toHaveCount(0);
  await expect(tiles(page.getByRole('list', { name: TEXTS.pt.categories })).first()).toBeVisible();
});

test('where the bytes of what lies below cannot be had, home says so and tries again', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|Failed to fetch dynamically|net::ERR_FAILED/);
  await page.route('**/a/Lobby-*.js', (route) => route.abort());
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect(page.getByText('Não foi possível carregar os jogos.')).toBeVisible();
  await page.unroute('**/a/Lobby-*.js');
  await page.getByRole('button', { name: TEXTS.pt.retry }).tap();
  await expect(jackpotCounter(page)).toBeVisible();
});
