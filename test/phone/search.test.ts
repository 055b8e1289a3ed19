import { flowLanguages } from '../support/flow-languages.ts';
import { footerBar, gameNames, openers, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';
import { enter, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    open: 'Buscar jogos',
    results: 'Jogos encontrados',
    found: 'Resultados para “tiger”',
    recent: 'Buscas recentes',
    hint: 'Você quis dizer:',
  },
  en: {
    open: 'Search games',
    results: 'Games found',
    found: 'Results for “tiger”',
    recent: 'Recent searches',
    hint: 'Did you mean:',
  },
} as const;

for (const language of flowLanguages) {
  const text = TEXTS[language];

  test(`two letters suggest games of every type, also with a letter wrong; a tap opens one (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await enter(page, 'member');
    await page.getByRole('link', { name: text.open }).tap();
    const field = page.getByRole('searchbox', { name: text.open });
    await expect(field).toBeFocused();
    await allThere(page);
    await field.pressSequentially('drahon');
    const row = page.getByRole('listitem').filter({ hasText: 'Dragon' }).first();
    await expect(row).toBeVisible();
    await row.getByRole('button').tap();
    await page.waitForURL(/\/sandbox\/games\//);
  });

  test(`Enter shows all that was found at an address of its own, and Back leads there (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await page.goto('/m/search');
    await allThere(page);
    const field = page.getByRole('searchbox', { name: text.open });
    await field.fill('tiger');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/m\/search\?q=tiger$/);
    const found = page.getByRole('list', { name: text.results });
    await expect(tiles(found).first()).toBeVisible();
    // The phone's keyboard is gone, and whoever has one of their own goes on at the results, which are named.
    await expect(page.getByRole('region', { name: text.found })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await found.evaluate((list) => list.contains(document.activeElement))).toBe(true);
    for (const name of await gameNames(found).allInnerTexts()) expect(name).toMatch(/tig/i);
    await openers(found).first().tap();
    await expect(page).toHaveURL(/\/m\/login\?next=/);
    await page.goBack();
    await expect(tiles(found).first()).toBeVisible();
    await expect(field).not.toBeFocused();
    await page.goBack();
    // What was searched for waits there, and one tap finds it again.
    await expect(page.getByRole('heading', { name: text.recent })).toBeVisible();
    await page.getByRole('button', { name: 'tiger', exact: true }).tap();
    await expect(page).toHaveURL(/\/m\/search\?q=tiger$/);
  });

  test(`what finds nothing is offered names that are alike (${language})`, async ({ page }) => {
    await startIn(page, language);
    await page.goto('/m/search?q=dragoon%20perls%20tempple');
    await expect(page.getByText(text.hint)).toBeVisible();
    await page
      .getByRole('button', { name: /Dragon Pearl/ })
      .first()
      .tap();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/m\/search\?q=[^&]*Pearl/);
  });
}

/** Pages of each kind of bar. */
const FROM = ['/m/slot-games', '/m/message', '/m/voucherCenter', '/m/lottery', '/m/read/esport', '/m/app'];

test('the search is one tap away from every page, and the phone’s Back leads there again', async ({ page }) => {
  await enter(page, 'member');
  for (const path of FROM) {
    await page.goto(path);
    await page.getByRole('link', { name: TEXTS.pt.open }).tap();
    await expect(page.getByRole('searchbox', { name: TEXTS.pt.open })).toBeFocused();
    await expect(page.getByRole('link', { name: TEXTS.pt.open })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  // Where there is no room for both, the support is left to the footer.
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of FROM) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: TEXTS.pt.open })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('Suporte', { exact: true })).toBeHidden();
    await expect(footerBar(page).getByText('Suporte')).toBeVisible();
  }
});

test('whoever saves data is asked for no suggestions', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'on'));
  await page.goto('/m/search');
  await allThere(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/games/search') && asked.push(request.url()));
  const field = page.getByRole('searchbox');
  await field.fill('tiger');
  await expect(page.getByRole('button', { name: 'Buscar “tiger”' })).toBeVisible();
  await field.press('Enter');
  await expect(tiles(page).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});
