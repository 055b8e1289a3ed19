import type { Locator, Page } from '@playwright/test';
import { addBankCard } from '../../src/contract/calls/withdraw.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { enter, typeCaptcha } from './steps.ts';

// What a player does all day, begun on home, in no more taps than these beside typing. The key that ends typing is typing.

/** Counts taps: each one goes through `tap`. */
class Fingers {
  taps = 0;

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const inFooter = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name });
const menu = (page: Page): Locator => button(page, 'Abrir menu');
const inMenu = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('button', { name });

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token);

test('register: 2 taps', async ({ page }) => {
  const fingers = new Fingers();
  await page.goto('/m/home');
  await fingers.tap(page.getByRole('link', { name: 'Criar conta' }));
  const form = page.locator('form');
  await form.getByLabel('Nome de usuário').fill(`novo${Date.now() % 1e8}`);
  await form.getByLabel('Senha', { exact: true }).fill('Segredo123');
  await form.getByLabel('Confirmar senha', { exact: true }).fill('Segredo123');
  await form.getByLabel('Data de nascimento').fill('1990-05-17');
  await typeCaptcha(page, 'pt');
  await fingers.tap(form.locator('button[type=submit]'));
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(fingers.taps).toBeLessThanOrEqual(4);
});

test('find a tiger and play it: at most 3 taps', async ({ page }) => {
  const fingers = new Fingers();
  await enter(page, 'member');
  await fingers.tap(page.getByLabel('Buscar jogos').first());
  const search = page.getByRole('searchbox');
  await search.fill('tiger');
  await search.press('Enter');
  const tiger = tiles(page).filter({ hasText: /tiger/i }).first();
  await fingers.tap(tiger.getByRole('button').first());
  // A game's sheet, where one opens, has its own way in.
  const play = page.getByRole('dialog').getByRole('button', { name: /^Jogar/ });
  const away = page.waitForURL((url) => !url.pathname.startsWith('/m/')).then(() => false);
  if (await Promise.race([away, play.waitFor().then(() => true)])) {
    await fingers.tap(play.first());
    await away;
  }
  expect(fingers.taps).toBeLessThanOrEqual(3);
});

test('deposit, up to the QR code: 2 taps; did it arrive: none', async ({ page }) => {
  const fingers = new Fingers();
  await enter(page, 'otaviopinto732');
  await fingers.tap(button(page, 'Depositar').first());
  await fingers.tap(button(page, /^Depositar R\$/));
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  expect(fingers.taps).toBeLessThanOrEqual(3);
  const rows = (await (await page.request.get('/sandbox/deposits.json')).json()) as { id: string; username: string }[];
  const id = rows.find(({ username }) => username === 'otaviopinto732')?.id ?? '';
  await page.request.post(`/sandbox/deposits/${id}`, { form: { action: 'approve' } });
  await expect(page.getByRole('heading', { name: 'Depósito aprovado' })).toBeVisible({ timeout: 20_000 });
  expect(fingers.taps).toBeLessThanOrEqual(3);
});

test('withdraw: 3 taps', async ({ page }) => {
  const fingers = new Fingers();
  await enter(page, 'agent2');
  const card = {
    kind: 'pix',
    payeeName: 'Beatriz da Silva',
    number: 'beatriz@example.com',
    pixKeyType: 'email',
    paymentPassword: '123456',
  };
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  expect(await (await page.request.post(addBankCard.path, { headers, data: card })).text()).toContain('"success":true');
  await fingers.tap(menu(page));
  await fingers.tap(inMenu(page, 'Sacar'));
  await page.getByLabel('Valor do saque').fill('50');
  await fingers.tap(page.getByRole('main').locator('button[type=submit]'));
  const secret = page.getByRole('dialog').getByLabel('Senha de pagamento', { exact: true });
  await secret.fill('123456');
  await secret.press('Enter');
  await expect(page.getByText('Saque em análise')).toBeVisible();
  expect(fingers.taps).toBeLessThanOrEqual(3);
});

test('find a bet: 2 taps', async ({ page }) => {
  const fingers = new Fingers();
  await enter(page, 'member');
  await fingers.tap(menu(page));
  await fingers.tap(inMenu(page, 'Histórico de apostas'));
  await expect(page.locator('[aria-posinset]').first()).toBeVisible();
  expect(fingers.taps).toBeLessThanOrEqual(2);
});

/** Whose rewards no test of this run claims: the member's may all be, and each language of `rewards.test` has its own. */
const REWARDED = flowLanguages.includes('en') ? 'larissamoreira999' : 'nathanrodrigues192';

test('claim a reward: 2 taps', async ({ page }) => {
  const fingers = new Fingers();
  await enter(page, REWARDED);
  await fingers.tap(inFooter(page, 'Prêmios'));
  await fingers.tap(page.getByRole('main').getByRole('article').first().getByRole('button'));
  await expect(page.getByTestId('moment')).toBeVisible();
  expect(fingers.taps).toBeLessThanOrEqual(2);
});

test('change the language: 3 taps, without a scroll of the menu', async ({ page }) => {
  const fingers = new Fingers();
  await enter(page, 'member');
  await fingers.tap(menu(page));
  for (const name of ['Idioma', 'Tema claro', 'Sair']) await expect(inMenu(page, name)).toBeInViewport({ ratio: 1 });
  await fingers.tap(inMenu(page, 'Idioma'));
  await fingers.tap(button(page, 'English'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  expect(fingers.taps).toBeLessThanOrEqual(3);
});

test('reach support: 2 taps', async ({ page }) => {
  const fingers = new Fingers();
  await enter(page, 'member');
  await fingers.tap(inFooter(page, 'Suporte'));
  // A notice of home may speak of something live, too.
  await fingers.tap(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Chat ao vivo/ })
      .first(),
  );
  await page.waitForURL((url) => !url.pathname.startsWith('/m/'));
  expect(fingers.taps).toBeLessThanOrEqual(2);
});

test('set a loss limit: 3 taps', async ({ page }) => {
  const fingers = new Fingers();
  await enter(page, 'nathancosta589');
  await fingers.tap(button(page, /Abrir jogo responsável/));
  await fingers.tap(button(page, 'Perdas: definir ou alterar limite'));
  await page.getByRole('dialog').getByRole('textbox').fill('200');
  await fingers.tap(button(page, 'Confirmar limite'));
  await expect(page.getByText(/de R\$\s200,00/)).toBeVisible();
  expect(fingers.taps).toBeLessThanOrEqual(4);
});
