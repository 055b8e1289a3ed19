import type { Locator, Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { cells, lotteries } from './records-finders.ts';
import { atRest } from './rest.ts';
import { enter, fillLogin, PASSWORD, startIn } from './steps.ts';

const words = {
  pt: { popular: 'Mais jogadas', results: 'Últimos resultados do Vietnã', play: 'Jogar', sea: 'Sudeste Asiático' },
  en: { popular: 'Most played', results: 'Latest results from Vietnam', play: 'Play', sea: 'Southeast Asia' },
} as const;

/** The row of a lottery that draws every minute. */
const quick = (page: Page) => lotteries(page).filter({ hasText: '1 min' }).first();

/** The first of the numbers that were drawn. */
const firstBall = (drawn: Locator) => drawn.getByRole('img').first().locator('span').first();

/** Seconds that a clock shows. */
async function secondsOf(text: Promise<string>): Promise<number> {
  return (await text).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

for (const language of flowLanguages) {
  test(`the lobby shows what was drawn and counts down, by groups, popular first (${language})`, async ({ page }) => {
    await startIn(page, language);
    await page.goto('/m/lottery');
    await expect(page.getByRole('heading', { name: words[language].popular })).toBeVisible();
    await expect(firstBall(page.getByRole('region', { name: words[language].popular }))).toHaveText(/^\d+$/);
    const row = lotteries(page).first();
    await expect(row.getByText(/\d{8}-\d{4}/)).toHaveCount(2);
    const answer = page.waitForResponse(/\/lottery\/numero/);
    await page.reload();
    const [{ numero, last }] = (await (await answer).json()).value;
    const first = lotteries(page).first();
    // The draw that is over stands with its balls, the one that takes bets with its clock.
    await expect(first.locator('span:has([role=img])', { hasText: last.numero })).toHaveCount(1);
    await expect(first.locator('span:has([role=timer])', { hasText: numero })).toHaveCount(1);
    const clock = lotteries(page).filter({ hasText: '24h' }).first().getByRole('timer');
    await clock.scrollIntoViewIfNeeded();
    await expect(clock).toHaveText(/^(\d+:)?\d\d:\d\d$/);
    const before = await secondsOf(clock.innerText());
    // Time itself is tested: the clock counts it down.
    await page.waitForTimeout(2100);
    const passed = before - (await secondsOf(clock.innerText()));
    expect(passed).toBeGreaterThanOrEqual(1);
    expect(passed).toBeLessThanOrEqual(4);
    await page.getByRole('button', { name: words[language].sea }).tap();
    await expect(page).toHaveURL(/\?group=sea$/);
    await expect(lotteries(page).first()).not.toHaveText(/TCG/);
    await page.getByRole('heading', { name: words[language].results }).scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('region', { name: words[language].results }).getByRole('listitem').first(),
    ).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\?group=sea$/);
    await expect(page.locator('[data-tab=sea]')).toHaveAttribute('aria-current', 'true');
  });
}

test('a guest chooses a lottery, logs in, plays it, and finds the ticket in the record', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/m/lottery?group=classic');
  await quick(page).tap();
  await expect(page).toHaveURL(/\/m\/login\?next=/);
  await fillLogin(page, 'member', PASSWORD, 'pt');
  await page.waitForURL(/\/sandbox\/games\/lottery\//);
  const name = await page.locator('h1').innerText();
  await page.getByRole('button', { name: '07', exact: true }).tap();
  await page.getByRole('button', { name: '31', exact: true }).tap();
  await expect(page.getByRole('status').first()).toHaveText('Acertando, paga 123,00x');
  const bet = page.getByRole('button', { name: 'Apostar' });
  // A draw that is closing is waited out.
  await expect(bet).toBeEnabled({ timeout: 15_000 });
  await bet.tap();
  await expect(page.locator('main h2 + ol').getByRole('listitem').first()).toContainText('Aguardando');
  await page.getByRole('banner').getByRole('button').tap();
  await expect(page).toHaveURL(/\/m\/lottery\?group=classic$/);
  await page.goto('/m/gameRecord');
  await expect(cells(page).first()).toContainText(name);
});

/** What is tapped in each prize mode, and how the launch says it; a site without electronic lotteries launches the classic mode. */
const MODES = [
  { group: 'vn', mode: 'Elott', picks: ['7', '3'], pays: '95,00x' },
  { group: 'sea', mode: 'SEA', picks: ['0', '9'], pays: '95,00x' },
  { group: 'classic', mode: 'Lott', picks: ['05', '17', '40'], pays: '2.340,00x' },
] as const;

test('two digits and balls are bought by tapping, in each prize mode, once over a cut line', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await enter(page, 'simonepereira381');
  for (const { group, mode, picks, pays } of MODES) {
    await page.route(/\/lgw\/games\/mobile_game_menus/, async (route) => {
      const answer = await route.fetch();
      const json = await answer.json();
      if (mode === 'Lott') json.value.mapping.ELOTT = undefined;
      await route.fulfill({ response: answer, json });
    });
    await page.goto(`/m/lottery?group=${group}`);
    const launch = page.waitForRequest(/launchGame/);
    // The list of the group stands below what most people play; a day's draw is seldom closing.
    await lotteries(page).filter({ hasText: '24h' }).last().tap();
    expect(new URL((await launch).url()).searchParams.get('prizeMode')).toBe(mode);
    await page.waitForURL(/\/sandbox\/games\/lottery\//);
    const boards = page.getByRole('main').getByRole('group');
    for (const [at, pick] of picks.entries()) {
      const board = pick.length === 1 ? boards.nth(at) : boards.first();
      await board.getByRole('button', { name: pick, exact: true }).tap();
    }
    await expect(page.getByRole('status').first()).toContainText(pays);
    const cut = mode === 'SEA';
    await context.setOffline(cut);
    await page.getByRole('button', { name: 'Apostar' }).tap();
    if (cut) await expect(page.getByRole('status').first()).toContainText('A sua rodada está guardada');
    await context.setOffline(false);
    const tickets = page.locator('main h2 + ol').getByRole('listitem');
    await expect(tickets.first()).toContainText('Aguardando');
    await expect(tickets).toHaveCount(1);
    expect((await tickets.locator('i').allInnerTexts()).join()).toBe(picks.join());
  }
  await page.goto('/m/lotteryRecord');
  await expect(page.getByText('3 bilhetes')).toBeVisible();
});

test('lotteries that cannot be had say so, and come with a retry', async ({ page, faults, problems }) => {
  problems.allow(/500/);
  await faults({ errorRate: 100, path: '/lgw/lottery' });
  await page.goto('/m/lottery');
  await expect(page.getByText('Não foi possível carregar as loterias.')).toBeVisible();
  await faults({});
  await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(lotteries(page).first()).toBeVisible();
});

test('without any lottery the page says that', async ({ page }) => {
  await page.route(/\/lgw\/lottery\//, (route) => route.fulfill({ json: { success: true, value: [] } }));
  await page.goto('/m/lottery');
  await expect(page.getByText('Nenhuma loteria no momento.')).toBeVisible();
});

test('a draw is asked for once its moment has come, in one question, and not while the page is hidden', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/lottery/numero') && asked.push(request.url()));
  await page.clock.install();
  await page.goto('/m/lottery');
  await expect(firstBall(lotteries(page))).toHaveText(/^\d$/);
  const first = asked.length;
  expect(first).toBeLessThanOrEqual(3);
  await page.clock.fastForward(20_000);
  await atRest(page);
  expect(asked.length - first).toBeLessThanOrEqual(4);
});

test('nothing moves when a draw closes and its result is waited for', async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/lottery');
  const popular = page.getByRole('region', { name: words.pt.popular });
  const second = popular.getByRole('timer').nth(1);
  await expect(second).toHaveText(/^\d/);
  await atRest(page);
  const heightOf = async () => (await popular.boundingBox())?.height;
  const height = await heightOf();
  await page.route('**/lottery/numero**', () => undefined);
  await page.clock.fastForward('10:00');
  await expect(second).toHaveText('Sorteando…');
  expect(await heightOf()).toBe(height);
});

test('a phone whose clock is wrong still counts down to the platform’s moment', async ({ page }) => {
  await page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() - 5 * 3600_000;
  });
  await page.goto('/m/lottery');
  const clock = quick(page).getByRole('timer');
  await quick(page).scrollIntoViewIfNeeded();
  await expect(clock).toHaveText(/^0:\d\d$|Sorteando/);
});

test('a member sees the same lobby, and the way back leads home', async ({ page }) => {
  await enter(page, 'member');
  await page.goto('/m/lottery');
  await expect(lotteries(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).tap();
  await expect(page).toHaveURL(/\/m\/home$/);
});
