import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { rows } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { enter, startIn } from './steps.ts';

const SEND = '/wps/agent/transferDownlines';

const TEXTS = {
  pt: {
    open: 'Abrir conta',
    name: 'Usuário',
    opened: 'Conta aberta',
    done: 'Pronto',
    choose: 'Transferir',
    go: 'Continuar',
    same: 'Mesmo valor para todos',
    secret: 'Senha de pagamento',
    send: 'Transferir agora',
    unsettled: 'Transferência a conferir',
    check: 'Conferir',
    sent: 'Transferência feita',
  },
  en: {
    open: 'Open account',
    name: 'Username',
    opened: 'Account opened',
    done: 'Done',
    choose: 'Transfer',
    go: 'Continue',
    same: 'Same amount for all',
    secret: 'Payment password',
    send: 'Send now',
    unsettled: 'Transfer to be checked',
    check: 'Check',
    sent: 'Money sent',
  },
} as const;

/** Minor units in the main wallet, as the platform has it. */
async function mainWallet(page: Page): Promise<number> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  const answer = await page.request.get('/wps/wallet', { headers: { Authorization: `Bearer ${token}` } });
  const { value } = (await answer.json()) as { value: { main: string } };
  return Math.round(Number(value.main) * 100);
}

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`an agent opens an account and sends money to two members, once though the answer is lost (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await startIn(page, language);
    await enter(page, 'agent2');
    await page.goto('/m/member/team');
    await page.getByRole('button', { name: texts.open, exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: texts.name }).fill(`nova_${language}`);
    await sheet.locator('button[type=submit]').tap();
    await expect(sheet.getByRole('heading', { name: texts.opened })).toBeVisible();
    await sheet.getByRole('button', { name: texts.done, exact: true }).tap();
    const members = rows(page).locator('button:first-child');
    await expect(members.first()).toContainText(`nova_${language}`);

    const before = await mainWallet(page);
    await page.getByRole('button', { name: texts.choose, exact: true }).tap();
    await members.nth(0).tap();
    await members.nth(1).tap();
    await page.getByRole('button', { name: texts.go, exact: true }).tap();
    await sheet.getByRole('textbox', { name: texts.same }).fill('5');
    await sheet.getByLabel(texts.secret, { exact: true }).fill('123456');
    await faults({ dropAnswerRate: 100, path: SEND });
    await sheet.getByRole('button', { name: texts.send }).tap();
    await expect(page.getByRole('heading', { name: texts.unsettled })).toBeVisible();
    await faults({});
    await page.reload();
    await page.getByRole('button', { name: texts.check, exact: true }).tap();
    await sheet.getByLabel(texts.secret, { exact: true }).fill('123456');
    await sheet.getByRole('button', { name: texts.check, exact: true }).tap();
    await expect(page.getByRole('heading', { name: texts.sent })).toBeVisible();
    expect(before - (await mainWallet(page))).toBe(1000);
  });
}
