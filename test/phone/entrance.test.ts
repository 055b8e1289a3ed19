import type { Locator, Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { NAME } from '../support/tile-parts.ts';
import { openers } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './line.ts';
import { allThere } from './rest.ts';
import { enter, payByCard, startIn, words } from './steps.ts';

const TEXTS = {
  pt: {
    play: 'Jogar',
    free: 'Testar grátis',
    once: 'Abrir os jogos direto',
    lowest: 'Aposta mínima',
    deposit: 'Depositar',
    back: 'Voltar para',
  },
  en: {
    play: 'Play',
    free: 'Try for free',
    once: 'Open games at once',
    lowest: 'Lowest bet',
    deposit: 'Deposit',
    back: 'Back to',
  },
} as const;

const IN_GAME = /\/sandbox\/games\//;

/** A phone that has not been told to open games at once. */
async function withEntrances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http') && !sessionStorage.getItem('entrances')) {
      sessionStorage.setItem('entrances', '1');
      localStorage.removeItem('gamesAtOnce');
    }
  });
}

test.beforeEach(({ page }) => withEntrances(page));

test('until its table is there, a game shows the picture and the name that the lobby has', async ({ page }) => {
  await enter(page, 'member');
  await page.goto('/m/fishing-games');
  await allThere(page);
  const name = await page.locator(NAME).first().innerText();
  const tile = openers(page).first().locator('img');
  await expect.poll(() => tile.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const picture = await tile.evaluate((img: HTMLImageElement) => img.currentSrc);
  const release = await hold(page, '**/table');
  await openers(page).first().tap();
  await page.getByRole('dialog').getByRole('button', { name: TEXTS.pt.play, exact: true }).tap();
  const loading = page.getByText('Carregando…');
  await expect(loading).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const cover = page.getByRole('presentation').and(page.locator('img'));
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // The browser has this very file already.
  expect(await cover.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe(picture);
  release();
  await expect(loading).toHaveCount(0);
});

for (const pictures of ['small', undefined]) {
  test(`an entrance shows the picture of the tile, and asks for no other (pictures ${pictures ?? 'full'})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => {
      if (mode && location.protocol.startsWith('http')) localStorage.setItem('pictures', mode);
    }, pictures);
    await enter(page, 'member');
    await page.goto('/m/fishing-games');
    await allThere(page);
    const addressIn = (place: Locator) =>
      place
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc);
    const address = await addressIn(openers(page).first());
    await openers(page).first().tap();
    const shown = page.getByRole('dialog').locator('img').first();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe(address);
  });
}

for (const language of flowLanguages) {
  const text = TEXTS[language];

  test(`a game shows its entrance the first time, opens at once the next, and Back closes it (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await enter(page, 'member');
    await page.goto('/m/fishing-games');
    await allThere(page);
    await openers(page).first().tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(text.lowest)).toBeVisible();
    await expect(sheet.getByText('RTP')).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/fishing-games$/);
    await openers(page).first().tap();
    await sheet.getByRole('button', { name: text.play, exact: true }).tap();
    await page.waitForURL(IN_GAME);
    await page.getByRole('button', { name: /lobby$/ }).tap();
    await expect(page).toHaveURL(/\/m\/fishing-games$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openers(page).first().tap();
    await page.waitForURL(IN_GAME);
  });

  test(`whoever asks for it has every game open at once (${language})`, async ({ page }) => {
    await startIn(page, language);
    await enter(page, 'member');
    await page.goto('/m/fishing-games');
    await allThere(page);
    await openers(page).first().tap();
    await page.getByRole('dialog').getByText(text.once).tap();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openers(page).nth(1).tap();
    await page.waitForURL(IN_GAME);
    await page.goto('/m/set');
    await expect(page.getByLabel(text.once)).toBeChecked();
  });

  test(`a try costs no money of one's own (${language})`, async ({ page }) => {
    await startIn(page, language);
    await enter(page, 'member');
    await page.goto('/m/slot-games');
    await allThere(page);
    await openers(page).first().tap();
    await page.getByRole('dialog').getByRole('button', { name: text.free }).tap();
    await page.waitForURL(IN_GAME);
    await expect(page.getByText(/1[.,]000[.,]00/)).toBeVisible();
  });

  test(`an empty balance leads to the deposit, and the deposit back to the game (${language})`, async ({ page }) => {
    await startIn(page, language);
    await page.route(/\/wps\/wallet(?:\?|$)/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { sumBalance: string } };
      body.value.sumBalance = '0.00';
      await route.fulfill({ response: answer, json: body });
    });
    await enter(page, 'member');
    await page.goto('/m/fishing-games');
    await allThere(page);
    await openers(page).first().tap();
    const sheet = page.getByRole('dialog');
    const name = await sheet.getByRole('heading').innerText();
    await sheet.getByRole('button', { name: text.deposit, exact: true }).tap();
    await expect(page).toHaveURL(/\/m\/voucherCenter$/);
    await payByCard(page);
    await page.getByRole('textbox', { name: words[language].amount }).fill('50');
    await page.locator('form button[type=submit]').tap();
    await page.waitForURL(/\/sandbox\/gateway\//);
    await page.getByRole('button', { name: words[language].approve }).tap();
    await expect(page.getByText(words[language].approved)).toBeVisible();
    await page.getByRole('button', { name: `${text.back} ${name}` }).tap();
    await page.waitForURL(IN_GAME);
  });
}
