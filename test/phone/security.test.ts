import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { enter, PASSWORD, startIn } from './steps.ts';

/** Players of the agent tree, who have given nothing but a name: one for each language, as some things are set once. */
const PLAYER = { pt: 'evertoncampos204', en: 'wesleyrocha886' } as const;

/** Accounts that have a payment password, and a number that codes are sent to. */
const FORGETFUL = {
  pt: { username: 'agent41', mobile: '+5511900000005' },
  en: { username: 'agent42', mobile: '+5511900000006' },
} as const;

const words = {
  pt: {
    next: 'Adicionar um e-mail',
    newEmail: 'Novo e-mail',
    send: 'Enviar código',
    code: 'Código de verificação',
    saved: 'E-mail salvo.',
    save: 'Salvar',
    offline: 'Sem conexão com a internet',
    payment: 'Senha de pagamento',
    login: 'Senha de acesso',
    pin: 'Nova senha de pagamento',
    old: 'Senha de pagamento atual',
    confirm: 'Confirme a nova',
    easy: 'Fácil de adivinhar',
    set: 'Senha de pagamento definida.',
    changed: 'Senha de pagamento alterada.',
    left: 'Tentativas restantes: 4.',
    forgot: 'Esqueceu?',
    reset: 'Definir nova senha',
    fill: 'Preencher',
    day: 'Dia',
    month: 'Mês',
    year: 'Ano',
    may: 'maio',
    occupation: 'Profissão',
    once: 'Confirmar e salvar',
    birthday: '14 de maio de 1990',
    picture: 'Trocar imagem',
    chosen: 'Imagem alterada.',
  },
  en: {
    next: 'Add an e-mail',
    newEmail: 'New e-mail',
    send: 'Send code',
    code: 'Verification code',
    saved: 'E-mail saved.',
    save: 'Save',
    offline: 'No internet connection',
    payment: 'Payment password',
    login: 'Login password',
    pin: 'New payment password',
    old: 'Current payment password',
    confirm: 'Confirm the new one',
    easy: 'Too easy to guess',
    set: 'Payment password set.',
    changed: 'Payment password changed.',
    left: 'Attempts left: 4.',
    forgot: 'Forgot it?',
    reset: 'Set new password',
    fill: 'Fill in',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    may: 'May',
    occupation: 'Occupation',
    once: 'Confirm and save',
    birthday: 'May 14, 1990',
    picture: 'Change picture',
    chosen: 'Picture changed.',
  },
} as const;

/** The newest code that was sent to this number or address. */
async function codeFor(page: Page, recipient: string): Promise<string> {
  const sent = (await (await page.request.get('/sandbox/outbox.json')).json()) as { recipient: string; body: string }[];
  return sent.find((message) => message.recipient === recipient)?.body.match(/\d{6}/)?.[0] ?? '';
}

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

for (const language of flowLanguages) {
  const word = words[language];
  const email = `${language === 'pt' ? 'nova' : 'new1'}.pessoa@leve.example`;

  test(`an e-mail is added from the security centre; a lost line loses nothing of it (${language})`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await startIn(page, language);
    await enter(page, PLAYER[language]);
    await page.goto('/m/securityCenter');
    await page.getByRole('button', { name: word.next }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(word.newEmail).fill(email);
    await sheet.getByRole('button', { name: word.send }).tap();
    await expect.poll(() => codeFor(page, email)).not.toBe('');
    await sheet.getByLabel(word.code).fill(await codeFor(page, email));
    await context.setOffline(true);
    await sheet.getByRole('button', { name: word.save }).tap();
    await expect(sheet.getByText(word.offline)).toBeVisible();
    await expect(sheet.getByLabel(word.newEmail)).toHaveValue(email);
    await context.setOffline(false);
    await sheet.getByRole('button', { name: word.save }).tap();
    await expect(page.getByText(word.saved)).toBeVisible();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: '@leve.example' })).toContainText(/\*+/);
  });

  test(`the payment password is set, guessed wrong, changed, and won back by phone (${language})`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 4\d\d/);
    await startIn(page, language);
    await enter(page, PLAYER[language]);
    await page.goto('/m/securityCenter');
    await row(page, word.payment).tap();
    const save = page.getByRole('button', { name: word.save });
    const pins = async (pin: string) => {
      await page.getByLabel(word.pin, { exact: true }).fill(pin);
      await page.getByLabel(word.confirm).fill(pin);
    };
    await page.getByLabel(word.login).fill(PASSWORD);
    await pins('123456');
    await save.tap();
    await expect(page.getByText(word.easy)).toBeVisible();
    await pins('135790');
    await save.tap();
    await expect(page.getByText(word.set)).toBeVisible();
    await expect(page).toHaveURL(/securityCenter$/);

    await row(page, word.payment).tap();
    await page.getByLabel(word.old).fill('000001');
    await pins('246813');
    await save.tap();
    await expect(page.getByText(word.left)).toBeVisible();
    await page.getByLabel(word.old).fill('135790');
    await save.tap();
    await expect(page.getByText(word.changed)).toBeVisible();

    const { username, mobile } = FORGETFUL[language];
    await enter(page, username);
    await page.goto('/m/paymentPassword');
    await page.getByRole('button', { name: word.forgot }).tap();
    await page.getByRole('button', { name: word.send }).tap();
    await expect.poll(() => codeFor(page, mobile)).not.toBe('');
    await page.getByLabel(word.code).fill(await codeFor(page, mobile));
    await page.getByLabel(word.login).fill(PASSWORD);
    await pins('975312');
    await page.getByRole('button', { name: word.reset }).tap();
    await expect(page.getByText(word.changed)).toBeVisible();
  });

  test(`details are filled in, what is set once is looked at again, and a picture is worn at once (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await enter(page, PLAYER[language]);
    await page.goto('/m/myAccount/index');
    await page.getByRole('button', { name: word.fill }).first().tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(word.occupation).fill('Piloto');
    await page.reload();
    await page.getByRole('button', { name: word.fill }).first().tap();
    await expect(sheet.getByLabel(word.occupation)).toHaveValue('Piloto');
    await sheet.getByLabel(word.year).selectOption('1990');
    await sheet.getByLabel(word.month).selectOption({ label: word.may });
    await sheet.getByLabel(word.day, { exact: true }).selectOption('14');
    await sheet.getByRole('button', { name: word.save }).tap();
    await expect(sheet.getByText(word.birthday)).toBeVisible();
    await sheet.getByRole('button', { name: word.once }).tap();
    await expect(page.locator('main dl').first()).toContainText(word.birthday);
    await expect(page.locator('main dl').first()).toContainText('Piloto');

    await page.getByRole('button', { name: word.picture }).tap();
    await page.getByRole('radiogroup').locator('label').nth(5).tap();
    await expect(page.getByText(word.chosen)).toBeVisible();
    await expect(page.getByRole('radiogroup').getByRole('radio').nth(5)).toBeChecked();
  });
}

test('free play has no account to look after: it is asked to register', async ({ page }) => {
  await enter(page, 'trial');
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: 'Cadastrar agora' }).tap();
  await expect(page).toHaveURL(/\/m\/register$/);
});
