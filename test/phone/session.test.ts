import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { balanceButton, footerBar } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere, atRest } from './rest.ts';
import { enter, fillLogin, PASSWORD, payByCard, signIn, startIn, words } from './steps.ts';

const texts = {
  pt: {
    refused: 'Indisponível para contas de teste',
    expired: 'Sua sessão terminou. Entre de novo.',
    ended: 'Sua sessão terminou em outra aba.',
    taken: 'Você entrou em outra aba como member.',
    waiting: 'Aguardando pagamento',
    contract: /salário diário/,
    dividend: /dividendos/,
    see: 'Ver contrato',
    cancel: 'Cancelar',
  },
  en: {
    refused: 'Not available for your type of account',
    expired: 'Your session ended. Please log in again.',
    ended: 'Your session ended in another tab.',
    taken: 'You logged in as member in another tab.',
    waiting: 'Waiting for payment',
    contract: /daily salary/,
    dividend: /dividend contract/,
    see: 'See contract',
    cancel: 'Cancel',
  },
} as const;

const footer = (page: Page, to: string) => footerBar(page).locator(`a[href="${to}"]`);

/** The trial account, and an agent of a type that does not pay in, one per language. */
const REFUSED = { pt: 'trial', en: 'agent41' } as const;

for (const language of flowLanguages) {
  const text = texts[language];

  test(`who may not pay in or write is told so, by a tap and by a typed address (${language})`, async ({ page }) => {
    const trial = REFUSED[language] === 'trial';
    await startIn(page, language);
    await enter(page, REFUSED[language]);
    await footer(page, '/m/voucherCenter').tap();
    await expect(page.getByText(text.refused)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto('/m/voucherCenter');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByText(text.refused)).toBeVisible();
    if (!trial) {
      await footer(page, '/m/inviteFriends').tap();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      return;
    }
    // What needs an account offers one.
    await page.goto('/m/webEmail');
    await expect(page).toHaveURL(/\/m\/member\/home$/);
    await page.getByRole('alertdialog').getByRole('button', { name: text.cancel }).tap();
    await expect(page).toHaveURL(/\/m\/home$/);
    await footer(page, '/m/message').tap();
    await expect(page.getByText(text.refused)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test(`the session is that of all tabs: in, renewed and out (${language})`, async ({ page, context }) => {
    await startIn(page, language);
    const other = await context.newPage();
    await startIn(other, language);
    await other.goto('/m/login?next=%2Fm%2FgameRecord');
    await expect(other.locator('form')).toBeVisible();
    // The part that follows other tabs comes in an idle moment.
    await allThere(other);
    await signIn(page, 'member', language);
    await expect(other).toHaveURL(/\/m\/gameRecord$/);
    await other.bringToFront();
    await expect(other.getByText(text.taken)).toBeVisible();
    const third = await context.newPage();
    await third.goto('/m/home');
    await expect(balanceButton(third)).toBeVisible();
    await third.close();

    await page.bringToFront();
    await page.getByRole('button', { name: words[language].menu }).tap();
    await page.getByRole('button', { name: words[language].logout }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: words[language].submit }).tap();
    await expect(balanceButton(page)).toBeHidden();
    await expect(other).toHaveURL(/\/m\/login\?next=%2Fm%2FgameRecord$/);
    await other.bringToFront();
    await expect(other.getByText(text.ended)).toBeVisible();
  });

  test(`a session that ends in the middle of a deposit: after the login it goes on, once (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/status of 401/);
    await startIn(page, language);
    await enter(page, 'member');
    await page.goto('/m/voucherCenter');
    await payByCard(page);
    await page.getByRole('textbox', { name: words[language].amount }).fill('45');
    const keys = new Set<string>();
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key'];
      if (key) keys.add(key);
    });
    await faults({ sessionExpired: true, path: '/wps/deposit/paymentGateway' });
    await page.locator('form button[type=submit]').tap();
    await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FvoucherCenter$/);
    await expect(page.getByText(text.expired)).toBeVisible();
    await faults({});
    await fillLogin(page, 'member', PASSWORD, language);
    await expect(page.getByRole('heading', { name: text.waiting })).toBeVisible();
    await expect(page).toHaveURL(/\/m\/voucherCenter\?depositId=[\w-]+$/);
    expect(keys.size).toBe(1);
  });

  test(`home reminds of contracts that wait, once (${language})`, async ({ page }) => {
    await startIn(page, language);
    await signIn(page, 'agent3', language);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(text.contract)).toBeVisible();
    await dialog.getByRole('button', { name: text.cancel }).tap();
    await expect(dialog.getByText(text.dividend)).toBeVisible();
    await dialog.getByRole('button', { name: text.see }).tap();
    await expect(page).toHaveURL(/getDevidendContract$/);
    await page.goto('/m/home');
    await expect(balanceButton(page)).toBeVisible();
    await allThere(page);
    await expect(dialog).toBeHidden();
  });
}

test('what was typed is there again after a reload, but no secret', async ({ page }) => {
  await page.goto('/m/login');
  await page.getByLabel('Nome de usuário').fill('marina');
  await page.getByLabel('Senha', { exact: true }).fill('Segredo99');
  await page.reload();
  await expect(page.getByLabel('Nome de usuário')).toHaveValue('marina');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');

  await page.goto('/m/register');
  await page.locator('form [name=username]').fill('marina_9');
  await page.locator('form [name=email]').fill('marina@example.com');
  await page.locator('form [name=password]').fill('Segredo99');
  await page.locator('form [name=confirmPassword]').fill('Segredo99');
  await page.reload();
  await expect(page.locator('form [name=username]')).toHaveValue('marina_9');
  await expect(page.locator('form [name=email]')).toHaveValue('marina@example.com');
  await expect(page.locator('form [name=password]')).toHaveValue('');
  await expect(page.locator('form [name=confirmPassword]')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain('Segredo99');
});

test('a page that lies behind asks the platform nothing, and asks anew when it is seen again', async ({ page }) => {
  await enter(page, 'member');
  await expect(page.getByRole('button', { name: /tempo e resultado desta sessão/ })).toBeVisible();
  await allThere(page);
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { value: now, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: now ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await atRest(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:wps|lgw)\//.test(pathname)) asked.push(pathname);
  });
  // Time itself is tested.
  await page.waitForTimeout(4000);
  expect(asked).toEqual([]);
  await hide(false);
  for (const path of ['/wps/wallet', '/wps/announcements/unread']) {
    await expect.poll(() => asked.some((one) => one.startsWith(path))).toBe(true);
  }
});

test('whoever has lost a phone signs out on all of them', async ({ page, browser, problems }) => {
  problems.allow(/status of 401/);
  const lost = await browser.newContext();
  const other = await lost.newPage();
  await enter(other, 'agent42');
  await enter(page, 'agent42');
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: /Sair de todos os aparelhos/ }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair de tudo' }).tap();
  await expect(page.getByText('Você saiu de todos os aparelhos.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(balanceButton(page)).toBeHidden();
  await other.goto('/m/gameRecord');
  // The message goes after seconds, the address stays.
  await expect(other.getByText(texts.pt.expired)).toBeVisible();
  await expect(other).toHaveURL(/\/m\/login\?next=%2Fm%2FgameRecord$/);
  await lost.close();
});

test('half an hour without a sign locks the screen: neither Back nor a reload opens it, the password does', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  await page.clock.install();
  await enter(page, 'tipo0');
  // The platform has seen nobody for as long.
  const clock = { stake: '0.00', payout: '0.00', net: '0.00', realityCheckMinutes: 0 };
  await page.route(/\/protection\/session/, (route) => {
    const at = (ago: number) => new Date(Date.now() - ago).toISOString();
    return route.fulfill({ json: { success: true, value: { ...clock, startedAt: at(31 * 60_000), now: at(0) } } });
  });
  await page.goto('/m/set');
  await allThere(page);
  // A sheet that is open leaves the lock to be answered, and so does the reminder that home asks with behind it.
  await page.getByRole('button', { name: 'Idioma' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.fastForward(31 * 60_000);
  const lock = page.getByRole('dialog', { name: 'Tela bloqueada' });
  await expect(lock).toBeVisible();
  // Nor does Back reach what lies below: the sheet stands there still.
  await page.goBack();
  await expect(lock).toBeVisible();
  await expect(page.locator('[aria-modal=true]')).toHaveCount(2);
  await page.reload();
  const password = lock.getByLabel('Senha da conta');
  await password.fill('errada123');
  await lock.getByRole('button', { name: 'Desbloquear' }).tap();
  await expect(lock.getByText(/^Senha incorreta\./)).toBeVisible();
  await password.fill(PASSWORD);
  await lock.getByRole('button', { name: 'Desbloquear' }).tap();
  await expect(lock).toBeHidden();
});
