import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { hearts, nameIn, tiles, tilesWith } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { watchLine } from './line.ts';
import { allThere } from './rest.ts';
import { enter, fillLogin, PASSWORD, startIn } from './steps.ts';

/** A line that is gone makes the browser complain of every request. */
const NO_LINE = /net::ERR_|Failed to load resource/;

const words = {
  pt: {
    add: /^Adicionar .* aos favoritos$/,
    remove: /^Remover .* dos favoritos$/,
    offline: 'Sem conexão com a internet',
  },
  en: { add: /^Add .* to favorites$/, remove: /^Remove .* from favorites$/, offline: 'No internet connection' },
} as const;

/** The first heart on the screen, by the name of its game: another state has another label. */
async function firstHeart(page: Page) {
  const tile = tiles(page)
    .filter({ has: hearts(page, false) })
    .first();
  const name = await nameIn(tile).innerText();
  const mine = tilesWith(page, name).first();
  return { name, heart: hearts(mine) };
}

for (const language of flowLanguages) {
  test(`a guest's heart leads to the login and is set after it (${language})`, async ({ page }) => {
    await startIn(page, language);
    await page.goto('/m/fishing-games');
    const { name, heart } = await firstHeart(page);
    await expect(heart).toHaveAccessibleName(words[language].add);
    await heart.tap();
    await expect(page).toHaveURL(/\/m\/login\?next=/);
    await fillLogin(page, 'agent1', PASSWORD, language);
    await expect(page).toHaveURL(/\/m\/fishing-games$/);
    const again = tilesWith(page, name).first();
    await expect(hearts(again)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts(again)).toHaveAccessibleName(words[language].remove);
    await page.reload();
    await expect(hearts(again)).toHaveAttribute('aria-pressed', 'true');
    await hearts(again).tap();
    await expect(hearts(again)).toHaveAttribute('aria-pressed', 'false');
  });

  test(`a heart fills at once and is taken back when the line is down (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(NO_LINE);
    await startIn(page, language);
    await enter(page, 'agent1');
    await page.goto('/m/fishing-games');
    const { heart } = await firstHeart(page);
    await faults({ hang: 700, path: '/wps/member/favourites' });
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(words[language].offline)).toBeVisible({ timeout: 16_000 });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
}

test('a login that the heart did not ask for does not bring it up again', async ({ page }) => {
  await page.goto('/m/home');
  const { name, heart } = await firstHeart(page);
  await heart.tap();
  await expect(page).toHaveURL(/\/m\/login\?next=/);
  await page.goBack();
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).tap();
  await fillLogin(page, 'agent2', PASSWORD, 'pt');
  await expect(page).toHaveURL(/\/m\/home$/);
  await allThere(page);
  const mine = tilesWith(page, name).first();
  await expect(hearts(mine)).toHaveAttribute('aria-pressed', 'false');
});

test('quick taps on one heart end in the last state, here and at the platform', async ({ page, faults }) => {
  await enter(page, 'agent2');
  await page.goto('/m/poker-games');
  const { heart } = await firstHeart(page);
  await faults({ latency: 250, path: '/wps/member/favourites' });
  const line = watchLine(page, '/wps/member/favourites');
  for (let tap = 0; tap < 5; tap += 1) await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await line.quiet();
  await faults({});
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.tap();
});
