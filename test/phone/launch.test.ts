import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { messageDock, openers, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';
import { enter, fillLogin, PASSWORD, startIn } from './steps.ts';

const IN_GAME = /\/sandbox\/games\//;

/** Opens a list that shows one named game alone, and gives its tile. */
async function tileOf(page: Page, name: string, type: string) {
  await page.goto(`/m/gameList?gameType=${type}&gameName=${encodeURIComponent(name)}`);
  const tile = openers(page).filter({ hasText: name }).first();
  await expect(tile).toBeVisible();
  return tile;
}

/** The first game of a type, as the platform lists it. */
async function firstGame(page: Page, query: Record<string, string>) {
  const asked = new URLSearchParams({
    merchant: 'leve',
    platform: 'html5',
    pageNo: '1',
    pageSize: '1',
    language: 'pt',
    ...query,
  });
  const answer = await page.request.get(`/lgw/games/list?${asked}`);
  const { value } = (await answer.json()) as { value: { games: { displayName: string; vassalage: string }[] } };
  const [game] = value.games;
  if (!game) throw new Error(`no game for ${asked}`);
  return game;
}

for (const language of flowLanguages) {
  test(`a guest's tap on a game leads to the login, and then into the game (${language})`, async ({ page }) => {
    await startIn(page, language);
    await page.goto('/m/fishing-games');
    await openers(page).first().tap();
    await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Ffishing-games$/);
    await fillLogin(page, 'member', PASSWORD, language);
    await page.waitForURL(IN_GAME);
    await page.getByRole('button', { name: /lobby$/ }).tap();
    await expect(page).toHaveURL(/\/m\/fishing-games$/);
  });
}

test('a session that ends in the middle of a launch asks for a login, and the game opens after it', async ({
  page,
  faults,
  problems,
}) => {
  problems.allow(/401/);
  await enter(page, 'member');
  await page.goto('/m/fishing-games');
  await expect(openers(page).first()).toBeVisible();
  await faults({ sessionExpired: true, path: '/wps/game/launchGame' });
  await openers(page).first().tap();
  await expect(page).toHaveURL(/\/m\/login\?next=/);
  await expect(page.getByText('Sua sessão')).toBeVisible();
  await faults({});
  await fillLogin(page, 'member', PASSWORD, 'pt');
  await page.waitForURL(IN_GAME);
});

test('a game of a lottery vendor is launched as a lottery', async ({ page }) => {
  await enter(page, 'member');
  for (const [type, vassalage] of [
    ['LOTT', 'TCG_SEA'],
    ['LOTT', 'LOTT'],
    ['ELOTT', 'TCG_LOTTO_VN'],
  ] as const) {
    const { displayName } = await firstGame(page, { gameType: type, vassalage });
    const tile = await tileOf(page, displayName, type);
    const asked = page.waitForRequest(/launchGame/);
    await tile.tap();
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('vendor'), query.get('prizeMode'), query.get('playType'), query.get('nodeId')]).toEqual([
      vassalage,
      vassalage === 'TCG_SEA' ? 'SEA' : 'Elott',
      'trad',
      null,
    ]);
    await page.waitForURL(/\/sandbox\/games\/lottery\//);
  }
});

test('what stands for its vendor opens the list of that vendor, for a guest too', async ({ page }) => {
  const tile = await tileOf(page, 'Carta Alta', 'PVP');
  await tile.tap();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=PVP&vassalage=CARTA/);
  await expect(tiles(page).first()).toBeVisible();
});

test('a vendor under maintenance and a game that is gone are told as that', async ({ page, problems }) => {
  problems.allow(/503|404/);
  await enter(page, 'member');
  const { displayName, vassalage } = await firstGame(page, { gameType: 'FISH' });
  const tile = await tileOf(page, displayName, 'FISH');
  await page.request.put('/sandbox/settings.json', { data: { closedVendors: [vassalage] } });
  await tile.tap();
  await expect(page.getByText('O provedor deste jogo está em manutenção.')).toBeVisible();
  await page.request.put('/sandbox/settings.json', { data: {} });
  await page.route(/launchGame/, (route) =>
    route.fulfill({ status: 404, json: { success: false, code: 'game.unavailable' } }),
  );
  await tile.tap();
  await expect(page.getByText('Este jogo não está disponível no momento.')).toBeVisible();
});

test('a slow launch is told after three seconds, and opens all the same', async ({ page, faults }) => {
  await enter(page, 'member');
  await page.goto('/m/fishing-games');
  await faults({ latency: 4500, path: '/wps/game' });
  await openers(page).first().tap();
  await expect(page.getByText('Aguarde')).toBeVisible();
  await expect(page.getByText('Ainda abrindo o jogo')).toBeVisible();
  await page.waitForURL(IN_GAME);
});

test('without a line a tap on a game says so, and the game opens once the line is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/net::ERR_|Failed to load|Failed to fetch|dynamically imported/);
  await enter(page, 'member');
  await page.goto('/m/fishing-games');
  const tile = openers(page).first();
  await expect(tile).toBeVisible();
  await expect(messageDock(page)).toBeAttached();
  await context.setOffline(true);
  await tile.tap();
  await expect(page.getByText('Sem conexão com a internet')).toBeVisible();
  await context.setOffline(false);
  await tile.tap();
  await page.waitForURL(IN_GAME);
});

test('a game that leads back by its address alone finds category, list and place on home as they were', async ({
  page,
}) => {
  await enter(page, 'member');
  const tabs = page.getByRole('navigation', { name: 'Categorias de jogos' });
  await tabs.locator('[data-tab=LIVE]').tap();
  await expect(tiles(page.getByRole('list', { name: 'Categorias de jogos' })).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await atRest(page);
  const place = await page.evaluate(() => scrollY);
  const seen = openers(page.getByRole('list', { name: 'Categorias de jogos' }));
  const at = await seen.evaluateAll((tiles) =>
    tiles.findIndex((tile) => tile.getBoundingClientRect().top > 120 && tile.getBoundingClientRect().bottom < 560),
  );
  await seen.nth(at).tap();
  await page.waitForURL(IN_GAME);
  // As the games of most makers do, some of which drop the query.
  await page.evaluate(() => location.replace('/m/home'));
  await page.waitForURL(/\/m\/home\?category=LIVE$/);
  await expect(tabs.locator('[data-tab=LIVE]')).toHaveAttribute('aria-current', 'true');
  await expect(tiles(page.getByRole('list', { name: 'Categorias de jogos' })).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 4);
  // A new visit begins at the beginning.
  await page.goto('/m/help');
  await page.goto('/m/home');
  await expect(tabs.locator('[data-tab=HOME]')).toHaveAttribute('aria-current', 'true');
});
