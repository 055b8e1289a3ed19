import type { Page } from '@playwright/test';
import { bonesLeft, gameNames, messageDock, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { plainPictures } from './pictures.ts';
import { atRest } from './rest.ts';

// The rules of lists are not about pictures, which a machine that draws them anew is slow to give.
test.beforeEach(({ page }) => plainPictures(page));

interface Wild {
  games: Record<string, unknown>[];
  totalPages: number;
}

/** Changes what the platform answers to the game list. */
async function change(page: Page, by: (value: Wild, pageNo: number) => void): Promise<void> {
  await page.route('**/lgw/games/list?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: Wild };
    by(body.value, Number(new URL(route.request().url()).searchParams.get('pageNo')));
    await route.fulfill({ response: answer, json: body });
  });
}

const down = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const listHeight = (page: Page) => page.getByRole('list', { name: 'Jogos' }).evaluate((list) => list.clientHeight);
const size = (page: Page) => page.locator('[aria-posinset]').first().getAttribute('aria-setsize');

test('wild games stay tiles: no picture, HTML in the name, 200 letters, the same game twice', async ({ page }) => {
  await change(page, ({ games }) => {
    const [one, two, three, four] = games as [Wild['games'][0], Wild['games'][0], Wild['games'][0], Wild['games'][0]];
    one.displayName = '<img src=x onerror="window.hacked=1"><b>Gold</b>';
    two.displayName = 'Ouro'.repeat(50);
    three.iconUrl = null;
    four.iconUrl = 'javascript:alert(1)';
    games[4] = { ...one };
  });
  await page.goto('/m/slot-games');
  await expect(gameNames(page).first()).toHaveText('<img src=x onerror="window.hacked=1"><b>Gold</b>');
  await expect(gameNames(page).filter({ hasText: '<b>Gold</b>' })).toHaveCount(1);
  const heights = await tiles(page).evaluateAll((tiles) => tiles.map((tile) => tile.clientHeight));
  expect(new Set(heights.slice(0, 9)).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('totalPages that lies ends the list at the first page without anything new', async ({ page }) => {
  let asked = 0;
  await change(page, (value, pageNo) => {
    asked = pageNo;
    value.totalPages = 9_999_999;
    if (pageNo > 1) value.games = [];
  });
  await page.goto('/m/fishing-games');
  await expect(tiles(page).first()).toBeVisible();
  await down(page);
  await expect.poll(() => size(page)).toBe('35');
  await down(page);
  await atRest(page);
  expect(asked).toBe(2);
  expect(await bonesLeft(page)).toBe(0);
});

test('a page that fails in the middle is asked for again in its place, nothing is lost', async ({
  page,
  faults,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.goto('/m/slot-games');
  await expect(tiles(page).first()).toBeVisible();
  const first = await gameNames(page).first().innerText();
  await faults({ errorRate: 100, path: '/lgw/games/list' });
  await down(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar os jogos.' });
  await expect(alert).toBeVisible();
  await faults({});
  await alert.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(alert).toBeHidden();
  await expect.poll(() => listHeight(page)).toBeGreaterThan(3500);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(gameNames(page).first()).toHaveText(first);
});

test('the line that is cut in the middle of the list leaves the games, and the rest comes afterwards', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/net::ERR_|Failed to load resource/);
  await page.goto('/m/slot-games');
  await expect(tiles(page).first()).toBeVisible();
  await expect(messageDock(page)).toBeAttached();
  // What comes by itself after the first paint is here: the line is cut in the list, not in a part.
  await atRest(page);
  await context.setOffline(true);
  await down(page);
  await expect(page.getByRole('alert').filter({ hasText: 'carregar os jogos' })).toBeVisible();
  await expect(tiles(page).first()).toBeAttached();
  await context.setOffline(false);
  // Nobody has to ask for it: the retry is there for a line that is back without the browser's telling so.
  await expect(page.getByRole('alert').filter({ hasText: 'próximos jogos' })).toHaveCount(0);
  await expect.poll(() => listHeight(page)).toBeGreaterThan(3500);
});

test('a vendor structure with unknown categories, hostile names and nothing in it does no harm', async ({ page }) => {
  const name = '<img src=x onerror="window.hacked=1">';
  await page.route('**/lgw/games/mobile_game_menus?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          sorting: [
            { gameCategory: 'BINGO', vendorNames: [{ vassalage: 'B', name: 'Bingo', iconUrl: '' }] },
            { gameCategory: 'constructor', vendorNames: [] },
            {
              gameCategory: 'RNG',
              vendorNames: [
                { vassalage: 'PP', name, iconUrl: '' },
                { vassalage: 'PP', name: 'twice', iconUrl: '' },
                { vassalage: 'JDB', name: 'Jade', iconUrl: 'javascript:alert(1)' },
              ],
            },
            { gameCategory: 'LIVE', vendorNames: [] },
          ],
          mapping: { BINGO: ['B'], ELOTT: 'none' },
        },
      },
    }),
  );
  await page.goto('/m/gameCenter');
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', /vassalage=PP$/);
  const kinds = page.getByRole('navigation', { name: 'Categorias de jogos' });
  await expect(kinds.getByRole('link')).toHaveText(['Quentes', 'Favoritos', 'Slots', 'Cassino ao vivo', 'Crash']);
  await kinds.getByRole('link', { name: 'Cassino ao vivo' }).tap();
  await expect(tiles(page).first()).toBeVisible();
  await page.goto('/m/slot-games');
  await page.getByRole('button', { name: 'Filtrar' }).tap();
  await expect(page.getByRole('group', { name: 'Provedores' }).getByRole('button')).toHaveCount(2);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
