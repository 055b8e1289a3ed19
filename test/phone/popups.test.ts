import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { balanceButton, openers, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';
import { fillLogin, type Language, PASSWORD, startIn, typeCaptcha, words } from './steps.ts';

const TEXTS = {
  pt: {
    first: 'Torneio da semana: R$ 50.000 em prêmios',
    rules: 'Ver as regras',
    second: 'Slots novos toda sexta-feira',
    slots: 'Ver os slots',
    close: 'Fechar',
    today: 'Não mostrar de novo hoje',
  },
  en: {
    first: 'Tournament of the week: R$ 50,000 in prizes',
    rules: 'See the rules',
    second: 'New slots every Friday',
    slots: 'See the slots',
    close: 'Close',
    today: 'Do not show again today',
  },
} as const;

// What other tests have put away for today is to be seen here; what is put away here stays so.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('fresh')) return;
    sessionStorage.setItem('fresh', '1');
    localStorage.setItem('popupsHidden', '{"day":"","ids":[]}');
  }),
);

async function logIn(page: Page, language: Language): Promise<void> {
  await page.goto('/m/login');
  await fillLogin(page, 'member', PASSWORD, language);
  await expect(page).toHaveURL(/\/m\/home$/);
}

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`pop-ups come after a login, one after the other, once, and not again today if so asked (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await page.goto('/m/home');
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await logIn(page, language);
    const first = page.getByRole('alertdialog', { name: texts.first });
    await expect(first).toBeVisible();
    // What it asks for is its button, and stands in its text no more.
    await expect(first.getByRole('button', { name: texts.rules })).toBeVisible();
    await expect(first.getByRole('link')).toHaveCount(0);
    await first.getByText(texts.today).tap();
    await first.getByRole('button', { name: texts.close }).tap();
    const second = page.getByRole('alertdialog', { name: texts.second });
    await second.getByRole('button', { name: texts.close }).tap();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await page.reload();
    await expect(balanceButton(page)).toBeVisible();
    await allThere(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    // Another login: only the one that was not put away.
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
    await page.reload();
    await logIn(page, language);
    await expect(second).toBeVisible();
    await second.getByRole('button', { name: texts.slots }).tap();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

test('a first session has no pop-ups; the next login has them, first the one for who has no payment password', async ({
  page,
}) => {
  const username = `novata${Date.now() % 1e8}`;
  const password = 'Segredo123';
  await page.goto('/m/register');
  const form = page.locator('form');
  await form.getByLabel(words.pt.username).fill(username);
  await form.getByLabel(words.pt.password, { exact: true }).fill(password);
  await form.getByLabel(words.pt.confirm, { exact: true }).fill(password);
  await form.getByLabel(words.pt.birthday).fill('1990-05-17');
  await typeCaptcha(page, 'pt');
  await form.locator('button[type=submit]').tap();
  await expect(page).toHaveURL(/\/m\/home$/);
  // What the law asks for is asked.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Agora não' }).tap();
  await allThere(page);
  await page.reload();
  await expect(balanceButton(page)).toBeVisible();
  await allThere(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem('MC_SESSION_INFO');
  });
  await page.goto('/m/login');
  await fillLogin(page, username, password, 'pt');
  const first = page.getByRole('alertdialog', { name: 'Sua conta merece uma senha de pagamento' });
  await first.getByRole('button', { name: 'Criar agora' }).tap();
  await expect(page).toHaveURL(/\/m\/securityCenter$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('pop-ups wait until the entrance of a game that was tapped before the login is closed', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('gamesAtOnce'));
  await page.goto('/m/home');
  await openers(page).first().tap();
  await expect(page).toHaveURL(/\/m\/login\?next=/);
  await fillLogin(page, 'member', PASSWORD, 'pt');
  const entrance = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Jogar' }) });
  await expect(entrance).toBeVisible();
  await allThere(page, 1500);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await entrance.getByRole('button', { name: 'Fechar' }).tap();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

/** Whose contract no other test of this run signs: one that is signed is not reminded of. */
const proposed = flowLanguages.includes('pt') ? 'contrato2' : 'contrato1';

test('a contract’s reminder waits until the pop-ups of the login have been read', async ({ page }) => {
  // The slower one does not come later for it. The first pop-up asks for nothing here: its button leads on.
  await page.route('**/wps/announcements?*', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const body = (await response.text()).replace(/<p><a [^>]*p07[^>]*>[^<]*<.a><.p>/, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/m/login');
  await fillLogin(page, proposed, PASSWORD, 'pt');
  await expect(page).toHaveURL(/\/m\/home$/);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(dialog).toHaveAccessibleName(TEXTS.pt.first);
  await dialog.getByRole('button', { name: 'Próximo' }).tap();
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toHaveAccessibleName(TEXTS.pt.second);
  await dialog.getByRole('button', { name: TEXTS.pt.close }).tap();
  await expect(page.getByRole('alertdialog', { name: /[Cc]ontrato/ })).toBeVisible();
  await expect(dialog).toHaveCount(1);
});

test.describe('on an Android phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 8.1; Moto G5) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  });

  test('the app is offered beside no pop-up: its bar comes once the last one is closed', async ({ page }) => {
    // Who has been offered it before is offered it at once.
    await page.addInitScript(() => localStorage.setItem('offered', '1'));
    await page.goto('/m/login');
    await allThere(page);
    await fillLogin(page, 'member', PASSWORD, 'pt');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName(TEXTS.pt.first);
    await allThere(page);
    const offer = page.getByRole('complementary', { name: 'Jogue mais rápido no app Leve', includeHidden: true });
    await expect(offer).toHaveCount(0);
    await dialog.getByRole('button', { name: TEXTS.pt.close }).tap();
    await expect(dialog).toHaveAccessibleName(TEXTS.pt.second);
    await expect(offer).toHaveCount(0);
    await dialog.getByRole('button', { name: TEXTS.pt.close }).tap();
    await expect(offer).toBeVisible();
  });
});
