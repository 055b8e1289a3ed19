import type { APIRequestContext, Page } from '@playwright/test';
import { changePassword } from '../../src/contract/calls/password.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { balanceButton } from './records-finders.ts';
import { fillLogin, PASSWORD, startIn, typeCaptcha, words } from './steps.ts';

// The ways in beside username and password: by SMS, by a new password, by mobile number (SPEC 2.3 to 2.6).

const texts = {
  pt: {
    bySms: 'Com SMS',
    byMobile: 'Por celular',
    byEmail: 'Por e-mail',
    mobile: 'Celular',
    code: 'Código SMS',
    send: 'Enviar código',
    sent: 'Código enviado por SMS.',
    wait: /^Novo código em \d+ s$/,
    short: 'Digite um celular válido, com pelo menos 8 números.',
    wrongCode: 'O código recebido não confere ou já expirou.',
    newPassword: 'Nova senha',
    confirmNew: 'Confirmar nova senha',
    old: 'Senha atual',
    setNew: 'Definir nova senha',
    save: 'Salvar senha',
    saved: 'Senha alterada.',
    same: 'A nova senha precisa ser diferente da atual.',
    oldWrong: 'A senha atual está incorreta.',
    email: 'E-mail da conta',
    emailWrong: 'E-mail incorreto.',
    retrieve: 'Recuperar senha',
    unmatched: 'Este usuário e este e-mail não correspondem.',
    mailed: 'Enviamos uma senha provisória para nonagent@example.com.',
  },
  en: {
    bySms: 'With SMS',
    byMobile: 'By mobile',
    byEmail: 'By e-mail',
    mobile: 'Mobile number',
    code: 'SMS code',
    send: 'Send code',
    sent: 'Code sent by SMS.',
    wait: /^New code in \d+ s$/,
    short: 'Enter a valid mobile number with at least 8 digits.',
    wrongCode: 'The code you received does not match or has expired.',
    newPassword: 'New password',
    confirmNew: 'Confirm new password',
    old: 'Current password',
    setNew: 'Set new password',
    save: 'Save password',
    saved: 'Password changed.',
    same: 'The new password must differ from the current one.',
    oldWrong: 'The current password is wrong.',
    email: 'Account e-mail',
    emailWrong: 'Incorrect e-mail.',
    retrieve: 'Retrieve password',
    unmatched: 'This username and this e-mail do not belong together.',
    mailed: 'We sent a temporary password to nonagent@example.com.',
  },
} as const;

interface Sent {
  readonly kind: string;
  readonly recipient: string;
  readonly body: string;
}

/** The newest message to someone, out of the sandbox's outbox: a person reads it on the phone. */
async function messageTo(request: APIRequestContext, recipient: string): Promise<string> {
  const sent = (await (await request.get('/sandbox/outbox.json')).json()) as Sent[];
  return sent.find((message) => message.recipient === recipient)?.body ?? '';
}

/** The field of the number: its name without the star that marks it as required. */
const numberIn = (page: Page, language: 'pt' | 'en') =>
  page.getByRole('textbox', { name: texts[language].mobile, exact: true });

const codeIn = (message: string): string => /\d{4,}/.exec(message)?.[0] ?? '';

/** The mobile number of a seeded member; each test takes another, as a code may be asked for once a minute. */
async function sendCode(page: Page, language: 'pt' | 'en', mobile: string): Promise<void> {
  await numberIn(page, language).fill(mobile);
  await page.getByRole('button', { name: texts[language].send }).tap();
  await expect(page.getByText(texts[language].sent)).toBeVisible();
}

for (const language of flowLanguages) {
  const number = { pt: '11900000000', en: '11900000001' }[language];
  const text = texts[language];

  test(`a login by SMS: the number is checked, the code counts down over a reload, a wrong one is told (${language})`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 4\d\d/);
    await startIn(page, language);
    await page.goto('/m/login?next=%2Fm%2FgameRecord');
    await page.getByText(text.bySms).tap();
    await numberIn(page, language).fill('123');
    await page.getByRole('button', { name: text.send }).tap();
    await expect(page.getByText(text.short)).toBeVisible();
    await expect(numberIn(page, language)).toBeFocused();

    await sendCode(page, language, number);
    await expect(page.getByRole('button', { name: text.wait })).toBeDisabled();
    await expect(page.getByLabel(text.code)).toBeFocused();
    // Phones end the tab while the app of SMS is open: the method, the country and the number are there again.
    await page.reload();
    await expect(numberIn(page, language)).toHaveValue(number);
    await expect(page.getByRole('button', { name: text.wait })).toBeDisabled();

    const login = page.locator('form').getByRole('button', { name: words[language].login, exact: true });
    await page.getByLabel(text.code).fill('000000');
    await login.tap();
    await expect(page.getByText(text.wrongCode)).toBeVisible();
    await page.getByLabel(text.code).fill(codeIn(await messageTo(page.request, `+55${number}`)));
    await login.tap();
    await expect(page).toHaveURL(/\/m\/gameRecord$/);
  });
}

const FORGETFUL = {
  pt: { number: '11900000005', username: 'agent41' },
  en: { number: '11900000006', username: 'agent42' },
} as const;

for (const language of flowLanguages) {
  const { number, username } = FORGETFUL[language];
  const text = texts[language];

  test(`a password forgotten is set anew by SMS, not to the same one, and signs in (${language})`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 4\d\d/);
    await startIn(page, language);
    await page.goto('/m/forget');
    const submit = page.getByRole('button', { name: text.setNew });
    await expect(submit).toBeDisabled();
    await sendCode(page, language, number);
    await page.getByLabel(text.code).fill(codeIn(await messageTo(page.request, `+55${number}`)));
    await page.getByLabel(text.newPassword, { exact: true }).fill(PASSWORD);
    await submit.tap();
    await expect(page.getByText(text.same)).toBeVisible();
    await expect(page.getByLabel(text.newPassword, { exact: true })).toHaveValue('');
    await page.getByLabel(text.newPassword, { exact: true }).fill('Outra123');
    await submit.tap();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(balanceButton(page)).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/m/login');
    await fillLogin(page, username, 'Outra123', language);
    await expect(page).toHaveURL(/\/m\/home$/);

    // Other tests sign this member in with the password of the README.
    const token = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
    );
    const back = await page.request.post(changePassword.path, {
      headers: { Authorization: `Bearer ${token}` },
      data: { oldPassword: 'Outra123', newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    });
    expect(back.ok()).toBe(true);
  });

  test(`whoever registers by mobile number is signed in, and may change the password (${language})`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 4\d\d/);
    const mobile = language === 'pt' ? '11955550001' : '11955550002';
    const word = words[language];
    await startIn(page, language);
    await page.goto('/m/register');
    const form = page.locator('form');
    await form.locator('[name=mobileNum]').fill(mobile);
    await page.getByText(text.byMobile).tap();
    await expect(numberIn(page, language)).toHaveValue(mobile);
    await expect(form.locator('[name=username]')).toBeHidden();
    await sendCode(page, language, mobile);
    await form.getByLabel(text.code).fill(codeIn(await messageTo(page.request, `+55${mobile}`)));
    await form.getByLabel(word.password, { exact: true }).fill('Segredo123');
    await form.getByLabel(word.confirm, { exact: true }).fill('Segredo123');
    await form.getByLabel(word.birthday).fill('1990-05-17');
    await typeCaptcha(page, language);
    await form.locator('button[type=submit]').tap();
    await expect(page).toHaveURL(/\/m\/home$/);

    await page.goto('/m/changePsw');
    // No bar names this page: its own title does.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByLabel(text.old, { exact: true }).fill('Errada123');
    await page.getByLabel(text.newPassword, { exact: true }).fill('Errada123');
    await page.getByLabel(text.confirmNew, { exact: true }).fill('Errada123');
    await page.getByRole('button', { name: text.save }).tap();
    await expect(page.getByRole('alertdialog').getByText(text.same)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).tap();
    await page.getByLabel(text.newPassword, { exact: true }).fill('Mudada123');
    await page.getByLabel(text.confirmNew, { exact: true }).fill('Mudada123');
    await page.getByRole('button', { name: text.save }).tap();
    await expect(page.getByText(text.oldWrong)).toBeVisible();
    await page.getByLabel(text.old, { exact: true }).fill('Segredo123');
    await page.getByRole('button', { name: text.save }).tap();
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

for (const language of flowLanguages) {
  const text = texts[language];

  test(`recovery by e-mail tells what is wrong under its field (${language})`, async ({ page, problems }) => {
    problems.allow(/status of 4\d\d/);
    await startIn(page, language);
    await page.goto('/m/login');
    await page.goto('/m/forget');
    await page.getByText(text.byEmail).tap();
    await page.getByLabel(words[language].username).fill('nonagent');
    await page.getByLabel(text.email).fill('nobody');
    await page.getByRole('button', { name: text.retrieve }).tap();
    await expect(page.getByText(text.emailWrong)).toBeVisible();
    await page.getByLabel(text.email).fill('other@leve.com');
    await page.getByRole('button', { name: text.retrieve }).tap();
    await expect(page.getByText(text.unmatched)).toBeVisible();
  });
}

test('a password that came by e-mail signs in once, and is then changed without being asked for again', async ({
  page,
}) => {
  const text = texts.pt;
  await page.goto('/m/login');
  await page.getByText('Lembrar de mim').tap();
  await page.getByText('Esqueceu a senha?').tap();
  await page.getByText(text.byEmail).tap();
  await page.getByLabel(words.pt.username).fill(' nonagent ');
  await page.getByLabel(text.email).fill('nonagent@example.com');
  await page.getByRole('button', { name: text.retrieve }).tap();
  await expect(page.getByText(text.mailed)).toBeVisible();
  const sent = await messageTo(page.request, 'nonagent@example.com');

  await page.goto('/m/login?next=%2Fm%2FgameRecord');
  await page.getByText('Lembrar de mim').tap();
  await fillLogin(page, 'nonagent', sent, 'pt');
  await expect(page).toHaveURL(/\/m\/changePsw\?next=/);
  await expect(page.getByLabel(text.old, { exact: true })).toBeHidden();
  await page.getByLabel(text.newPassword, { exact: true }).fill('Minha1234');
  await page.getByLabel(text.confirmNew, { exact: true }).fill('Minha1234');
  await page.getByRole('button', { name: text.save }).tap();
  await expect(page).toHaveURL(/\/m\/gameRecord$/);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/login');
  await expect(page.getByLabel(words.pt.password, { exact: true })).toHaveValue('Minha1234');
});

test('without a session there is no password to change', async ({ page }) => {
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('where the site has no SMS login, no mobile registration and no recovery by phone, none is offered', async ({
  page,
  sandbox,
}) => {
  const off = { smsLogin: false, mobileRegistration: false, phonePasswordRecovery: false };
  await page.request.put(`${sandbox.url}/sandbox/settings.json`, { data: { features: off } });
  try {
    await page.goto('/m/login');
    await expect(page.getByLabel(words.pt.username)).toBeVisible();
    await expect(page.getByText(texts.pt.bySms)).toBeHidden();
    await page.goto('/m/register');
    await expect(page.getByLabel(words.pt.username)).toBeVisible();
    await expect(page.getByText(texts.pt.byMobile)).toBeHidden();
    await page.goto('/m/forget');
    await expect(page.getByLabel(texts.pt.email)).toBeVisible();
    await expect(page.getByText(texts.pt.byEmail)).toBeHidden();
  } finally {
    await page.request.put(`${sandbox.url}/sandbox/settings.json`, { data: {} });
  }
});

test('a remembered login by SMS opens its own tab; a site without it has the password’s', async ({ page, sandbox }) => {
  await page.goto('/m/home');
  const kept = { type: 'sms', username: '11900000009', password: btoa(btoa('a1b2c3d4')), countryDialingCode: '55' };
  await page.evaluate(
    (sms) => localStorage.setItem('rememberedLogin', JSON.stringify({ sms: { ...sms, salt: 'a1b2c3d4' } })),
    kept,
  );
  await page.goto('/m/login');
  await expect(numberIn(page, 'pt')).toHaveValue(kept.username);
  await page.request.put(`${sandbox.url}/sandbox/settings.json`, { data: { features: { smsLogin: false } } });
  try {
    await page.goto('/m/login');
    await expect(page.getByLabel(words.pt.username)).toBeVisible();
    await expect(numberIn(page, 'pt')).toHaveCount(0);
  } finally {
    await page.request.put(`${sandbox.url}/sandbox/settings.json`, { data: {} });
  }
});
