import type { Locator, Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { hearts, jackpotCounter, nameIn, openers, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';
import { enter, startIn } from './steps.ts';

declare global {
  interface Window {
    /** What parts of the page have moved by themselves, as CLS. */
    moved?: number;
  }
}

const TEXTS = {
  pt: {
    day: /^(?:Hoje|Amanhã|\d\d-[A-Z][a-z]{2}) \d\d:\d\d$/,
    play: 'Jogar',
    details: 'Detalhes',
    biggest: 'Maiores ganhos',
    help: 'Central de ajuda',
    sum: /^R\$\s[\d.]+,\d\d$/,
    rights: /© 2019-2025 Leve\. Todos os direitos reservados\./,
    sport: 'Basquete',
    noOdds: 'Odds em breve',
    social: 'Redes sociais',
  },
  en: {
    day: /^(?:Today|Tomorrow|\d\d-[A-Z][a-z]{2}) \d\d:\d\d$/,
    play: 'Play',
    details: 'Details',
    biggest: 'Biggest wins',
    help: 'Help center',
    sum: /^R\$[\d,]+\.\d\d$/,
    rights: /© 2019-2025 Leve\. All rights reserved\./,
    sport: 'Basketball',
    noOdds: 'Odds soon',
    social: 'Social networks',
  },
} as const;

/** Scrolls until something of home's lower part is there, and brings it to the middle of the screen. */
async function reach(page: Page, part: Locator): Promise<void> {
  const found = part.first();
  let step = 400;
  await expect(tiles(page).first()).toBeVisible();
  await expect
    .poll(
      async () => {
        if ((await found.count()) > 0) return found.count();
        // A part that was passed before a busy machine drew it is met on the way up.
        const [top, left] = await page.evaluate<[number, number]>(
          '[scrollY, document.body.scrollHeight - innerHeight - scrollY]',
        );
        if (left <= 2) step = -400;
        else if (top <= 0) step = 400;
        await page.mouse.wheel(0, step);
        return found.count();
      },
      { timeout: 30_000, intervals: [150] },
    )
    .toBeGreaterThan(0);
  await found.evaluate((one) => one.scrollIntoView({ block: 'center' }));
}

/** Notes what is asked of a launch and answers it with a page of this site. */
async function catchLaunch(page: Page): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route('**/wps/game/launchGame?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: { success: true, value: { url: '/sandbox' } } });
  });
  return asked;
}

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`matches say when and at what odds, in the carousel and by sport (${language})`, async ({ page }) => {
    await startIn(page, language);
    await page.goto('/m/home');
    const cards = page.getByRole('article');
    // The list by sport stands below the carousel.
    const rows = page.locator('section', { has: cards }).getByRole('list').last().getByRole('listitem');
    await reach(page, rows);
    for (const time of await cards.locator('time').allInnerTexts()) expect(time).toMatch(/^\d\d-\d\d \d\d:\d\d$/);
    for (const time of await rows.locator('time').allInnerTexts()) expect(time).toMatch(texts.day);
    const odds = await Promise.all(
      (await cards.all()).map((card) => card.locator('small').or(card.getByText(texts.noOdds)).allInnerTexts()),
    );
    // Which matches are still without odds depends on the hour.
    expect(odds.filter((texts) => texts.length > 1)).not.toEqual([]);
    // Only football ends in a draw.
    for (const texts of odds)
      expect(texts.length > 1 ? texts.filter((text) => text !== 'X') : ['1', '2']).toEqual(['1', '2']);
    await page.getByRole('button', { name: texts.sport }).tap();
    await expect(rows.first().locator('use')).toHaveAttribute('href', '/icons/lobby.svg#basketball');
    await rows.first().getByRole('button').tap();
    await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fhome$/);
  });

  test(`winners stand in two lists, promotions lead to their details, the foot tells who we are (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await page.goto('/m/home');
    const details = page.getByRole('button', { name: new RegExp(`^${texts.details}: `) });
    await reach(page, details);
    await details.first().tap();
    await expect(page).toHaveURL(/\/m\/activity\?id=p01$/);
    await page.goBack();
    const biggest = page.getByRole('region', { name: texts.biggest });
    await reach(page, biggest.getByRole('button'));
    await expect(biggest.getByRole('listitem')).toHaveCount(10);
    await expect(page.getByRole('region', { name: 'Jackpots' }).getByRole('listitem')).toHaveCount(10);
    await expect(biggest.getByRole('button').first().locator('b').last()).toHaveText(texts.sum);
    const social = page.getByRole('list', { name: texts.social });
    await reach(page, social);
    await expect(page.getByRole('navigation', { name: texts.help }).getByRole('button').first()).toBeVisible();
    for (const link of await social.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^(?:https:\/)?\/\w/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(page.getByText(texts.rights)).toBeVisible();
  });
}

test('a tap on a match, and one on a winner, launch what they show', async ({ page }) => {
  await enter(page, 'member');
  const asked = await catchLaunch(page);
  const play = page.getByRole('article').getByRole('button', { name: /^Jogar: / });
  await reach(page, play);
  await play.first().tap();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.get('vendor')).toBe('SBO');
  expect(asked[0]?.get('matchId')).toMatch(/^m\d+-\d-\d$/);
  expect(asked[0]?.get('leagueId')).toBeTruthy();
  await expect(page).toHaveURL(/\/sandbox/);
  await page.goto('/m/home');
  const button = page.getByRole('region', { name: 'Jackpots' }).getByRole('button').first();
  await reach(page, button);
  await button.focus();
  await button.press('Enter');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.get('category')).toBe('RNG');
  expect(asked[1]?.get('gameId')).toBeTruthy();
});

/** The number that the jackpot's reels show; NaN while one of them is between two digits. */
const jackpot = (page: Page): Promise<number> =>
  jackpotCounter(page)
    .locator('> span:has(span)')
    .evaluateAll((places) => {
      const digits = places.map((place) => {
        const { top, height } = place.getBoundingClientRect();
        return (top - (place.firstElementChild?.getBoundingClientRect().top ?? 0)) / height;
      });
      const turning = digits.some((digit) => Math.abs(digit - Math.round(digit)) > 0.01);
      return turning ? Number.NaN : Number(digits.map(Math.round).join(''));
    });

test('a member goes on first with what was played of late and with favourites; a guest, and a member without, have no room for it', async ({
  page,
}) => {
  const played = page.getByRole('list', { name: 'Continue jogando' });
  const loved = page.getByRole('list', { name: 'Favoritos' });
  const jackpots = page.getByRole('list', { name: 'Jackpots' });
  const hot = page.getByRole('region', { name: 'Jogos quentes' });
  await enter(page, 'member');
  await page.goto('/m/home');
  const [first, second] = [tiles(hot).nth(1), tiles(hot).nth(2)];
  await expect(played.or(jackpots)).toHaveCount(0);
  const name = await nameIn(first).textContent();
  const lovedName = await nameIn(second).textContent();
  await hearts(second, false).tap();
  await expect(hearts(second, true)).toBeVisible();
  await openers(hot).nth(1).tap();
  await page.waitForURL(/\/sandbox\/games\//);

  await page.goto('/m/home');
  const [playedGames, lovedGames] = [played.getByRole('listitem'), loved.getByRole('listitem')];
  await expect(playedGames.first()).toContainText(name ?? '');
  await expect(lovedGames.first()).toContainText(lovedName ?? '');
  expect((await lovedGames.allTextContents()).join()).not.toContain(name);
  await expect(jackpots.getByRole('listitem').first()).toBeVisible();
  const tops = await Promise.all([played, loved, jackpots, hot].map(async (row) => (await row.boundingBox())?.y ?? 0));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));

  // The next visit keeps their room from the start, also while the app is there and the platform has not answered.
  await page.route('**/wps/system/status**', async (route) => {
    await page.locator('html[data-tier]').waitFor({ state: 'attached' });
    await page.evaluate(`new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))`);
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & { value?: number; sources?: { node?: Element }[] };
        if (sources.some(({ node }) => node?.closest?.('section'))) window.moved = (window.moved ?? 0) + (value ?? 0);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/m/home');
  await expect(playedGames.first()).toBeVisible();
  await expect(lovedGames.first()).toBeVisible();
  await allThere(page);
  expect(await page.evaluate(() => window.moved ?? 0)).toBeLessThan(0.02);

  await page.getByRole('link', { name: 'Ver mais: Favoritos' }).tap();
  await expect(page).toHaveURL(/\/m\/home\?category=FAV$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Ver mais: Continue jogando' }).tap();
  await expect(page).toHaveURL(/\/m\/gameList\?type=RECENT$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Ver mais: Jackpots' }).tap();
  await expect(page.getByRole('main').locator('[data-tab=JP]')).toHaveAttribute('aria-current', 'true');
});

test('each provider of games stands once in a row of marks, and leads to its games and back', async ({ page }) => {
  await page.goto('/m/home');
  const marks = page.getByRole('list', { name: 'Provedores' });
  await reach(page, marks);
  const names = await marks.getByRole('listitem').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
  await marks.getByRole('link', { name: 'Jade Bull' }).tap();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=JDB$/);
  await expect(tiles(page).first()).toContainText('JDB');
  await page.goBack();
  await expect(marks.getByRole('link', { name: 'Jade Bull' })).toBeInViewport();
});

test('a page that the line did not bring takes no place from the one before it', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to (?:load resource|fetch)|ERR_INTERNET_DISCONNECTED|dynamically imported|no \/a\//);
  await page.goto('/m/home');
  await allThere(page);
  const marks = page.getByRole('list', { name: 'Provedores' });
  await reach(page, marks);
  const mark = marks.getByRole('link', { name: 'Jade Bull' });
  for (const end of ['Back without a line', 'the line comes again, and then Back']) {
    await expect(mark, end).toBeInViewport();
    await context.setOffline(true);
    await mark.tap();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    if (end !== 'Back without a line') {
      await context.setOffline(false);
      await expect(tiles(page).first()).toContainText('JDB');
    }
    await page.goBack();
    await expect(mark, end).toBeInViewport();
    await context.setOffline(false);
  }
});

test('no game stands twice in the first rows of home', async ({ page }) => {
  await page.goto('/m/home');
  const names: string[] = [];
  for (const title of ['Jogos quentes', 'Recomendados', 'Novidades', 'Slots']) {
    const row = page.getByRole('region', { name: title, exact: true });
    await reach(page, row);
    await expect(tiles(row)).toHaveCount(6);
    names.push(...(await openers(row).evaluateAll((all) => all.map((one) => one.textContent ?? ''))));
  }
  // What opens a tile says its ribbon too: the name and the maker stand at its end.
  const games = names.map((name) => name.replace(/^(?:Quente|Novo|Popular)/, ''));
  expect(new Set(games).size).toBe(24);
});

test("the platform's own jackpot is shown; where it has none the ticker stands in, unless the site has switched it off", async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.route('**/lgw/games/jackpot?*', (route) =>
    route.fulfill({ json: { success: true, value: { amount: '7654321.99', asOf: '2026-11-21T00:00:00Z' } } }),
  );
  await page.goto('/m/home');
  await reach(page, jackpotCounter(page));
  await expect(jackpotCounter(page)).toBeVisible();
  await expect.poll(() => jackpot(page)).toBe(7_654_321);

  await page.unroute('**/lgw/games/jackpot?*');
  await page.route('**/lgw/games/jackpot?*', (route) =>
    route.fulfill({ json: { success: false, value: null, code: 'not.found' } }),
  );
  // A busy machine is taken for a weak phone, on which nothing moves by itself.
  await page.evaluate(() => localStorage.setItem('tier', 'mid'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/m/home');
  await reach(page, jackpotCounter(page));
  await expect(jackpotCounter(page)).toBeVisible();
  await expect.poll(() => jackpot(page)).toBeGreaterThanOrEqual(1_200_000_000);
  let stood = Number.NaN;
  let step = 0;
  // It stands for 3 s at least when it has turned, so that two looks in a row miss no turn.
  await expect
    .poll(
      async () => {
        await jackpotCounter(page).scrollIntoViewIfNeeded();
        const now = await jackpot(page);
        step = now - stood || 0;
        if (now) stood = now;
        return step;
      },
      { timeout: 30_000, intervals: [250] },
    )
    .toBeGreaterThan(0);
  expect(stood).toBeLessThanOrEqual(1_300_000_000);
  expect(step).toBeGreaterThanOrEqual(100);
  expect(step).toBeLessThanOrEqual(500);

  await page.request.put('/sandbox/settings.json', { data: { features: { jackpotTicker: false } } });
  await page.goto('/m/home');
  const newest = page.getByRole('region', { name: 'Novidades' });
  await reach(page, newest);
  await newest.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await expect(tiles(newest).first()).toBeVisible();
  // Nor is its place kept free: it would stand above the first section here.
  await expect(newest.locator('..').locator('xpath=preceding-sibling::*')).toHaveCount(0);
  await expect(jackpotCounter(page)).toHaveCount(0);
  await page.request.put('/sandbox/settings.json', { data: {} });
});

test('a tap on the jackpot leads to the games that pay it, and Back to home', async ({ page }) => {
  await page.goto('/m/home');
  await reach(page, jackpotCounter(page));
  // A screen reader hears the amount.
  await page.getByRole('link', { name: /^Jackpot R\$\s?[\d.]{9,}$/ }).tap();
  await expect(page).toHaveURL(/\/m\/slot-games\?gameClassify=JP$/);
  await expect(page.getByRole('main').locator('[data-tab=JP]')).toHaveAttribute('aria-current', 'true');
  await expect(tiles(page).first()).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('more of a maker’s section leads to its games, 40 at a time, under a tab and a heading of their own', async ({
  page,
}) => {
  await page.goto('/m/home');
  const more = page.getByRole('main').getByLabel('Ver mais: PP', { exact: true });
  await reach(page, more);
  // Sections that were passed on the way ask for lists of their own.
  const asked = page.waitForRequest((request) => /\/lgw\/games\/list\?.*vassalage=PP/.test(request.url()));
  await more.tap();
  expect(new URL((await asked).url()).searchParams.get('pageSize')).toBe('40');
  await expect(page.getByRole('heading', { name: 'PP' })).toBeVisible();
  await expect(page.locator('[data-tab=PP]')).toHaveAttribute('aria-current', 'true');
  await expect(tiles(page).first()).toBeVisible();
  await page.locator('[data-tab=RNG]').tap();
  await expect(page.locator('[data-tab=PP]')).toHaveCount(0);
});
