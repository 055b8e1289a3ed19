import { trialLogin } from '../../src/contract/calls/session.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { balanceButton, sumsCount, toast } from './records-finders.ts';
import { fillLogin, PASSWORD, signIn, startIn, typeCaptcha, words } from './steps.ts';

const texts = {
  pt: {
    failed: 'Usuário ou senha incorretos.',
    required: 'Campo obrigatório.',
    taken: 'Este nome de usuário já existe.',
    mismatch: 'As senhas não coincidem.',
    captcha: 'Digite o código de verificação.',
  },
  en: {
    failed: 'Wrong username or password.',
    required: 'This field is required.',
    taken: 'This username is already taken.',
    mismatch: 'The passwords do not match.',
    captcha: 'Enter the verification code.',
  },
} as const;

for (const language of flowLanguages) {
  const text = texts[language];
  const word = words[language];

  test(`a wrong password is told and asks for the captcha, then the right one signs in (${language})`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 422/);
    await startIn(page, language);
    await page.goto('/m/login?next=%2Fm%2FgameRecord');
    await expect(page.getByLabel(word.captcha)).toBeHidden();
    await fillLogin(page, 'member', 'Wrong1234', language);
    await expect(page.getByText(text.failed)).toBeVisible();
    await expect(page.getByLabel(word.captcha)).toBeVisible();

    await fillLogin(page, 'member', PASSWORD, language);
    await expect(page.getByText(text.captcha)).toBeVisible();

    await typeCaptcha(page, language);
    await fillLogin(page, 'member', PASSWORD, language);
    await expect(page).toHaveURL(/\/m\/gameRecord$/);
  });

  test(`registration tells what is wrong, field by field (${language})`, async ({ page, problems }) => {
    problems.allow(/status of 4\d\d/);
    await startIn(page, language);
    await page.goto('/m/register');
    const form = page.locator('form');
    await form.locator('button[type=submit]').tap();
    await expect(form.getByText(text.required).first()).toBeVisible();
    await expect(form.getByLabel(word.username)).toBeFocused();

    await form.getByLabel(word.username).fill('member');
    await form.getByLabel(word.password, { exact: true }).fill('Segredo123');
    await form.getByLabel(word.confirm, { exact: true }).fill('Segredo124');
    await form.getByLabel(word.birthday).fill('1990-05-17');
    await typeCaptcha(page, language);
    await form.locator('button[type=submit]').tap();
    await expect(form.getByText(text.mismatch)).toBeVisible();

    await form.getByLabel(word.confirm, { exact: true }).fill('Segredo123');
    await form.locator('button[type=submit]').tap();
    await expect(form.getByText(text.taken)).toBeVisible();
    await expect(form.getByLabel(word.username)).toBeFocused();
    await expect(form.getByLabel(word.password, { exact: true })).toHaveValue('Segredo123');
  });
}

test('a remembered login fills the form, and the password lies hidden from a glance', async ({ page }) => {
  await page.goto('/m/login');
  await page.getByText('Lembrar de mim').tap();
  await fillLogin(page, 'member', PASSWORD, 'pt');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(balanceButton(page)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(PASSWORD);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/login');
  await expect(page.getByLabel('Nome de usuário')).toHaveValue('member');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(PASSWORD);
});

test('a password manager that fills both fields at once is understood', async ({ page }) => {
  await page.goto('/m/login');
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  await page.evaluate((password) => {
    const fill = (name: string, text: string) => {
      const input = document.querySelector(`[name=${name}]`) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    fill('username', 'member');
    fill('password', password);
  }, PASSWORD);
  await page.locator('form button[type=submit]').tap();
  await expect(balanceButton(page)).toBeVisible();
});

test('free play asks first, starts a trial session that is marked as one, and may not deposit', async ({ page }) => {
  await page.goto('/m/login');
  const play = page.getByRole('button', { name: 'Jogo grátis' });
  await play.tap();
  await page.getByRole('button', { name: 'Cancelar' }).tap();
  await expect(page).toHaveURL(/\/m\/login$/);
  await play.tap();
  await page.getByRole('button', { name: 'Jogar com saldo de teste' }).tap();
  await expect(page.getByText('Saldo de teste')).toBeVisible();
  await expect(balanceButton(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Depositar' }).tap();
  await expect(page.getByText('Indisponível para contas de teste')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('an expired session signs out, says so, and comes back to the page after the login', async ({
  page,
  faults,
  problems,
}) => {
  problems.allow(/status of 401/);
  await signIn(page, 'member');
  await page.goto('/m/gameRecord');
  // At night today has no bet yet.
  await page.getByRole('button', { name: '7 dias' }).tap();
  await expect(sumsCount(page)).toBeVisible();
  // This call alone: others ask by themselves, and would lead away before the tap.
  await faults({ sessionExpired: true, path: '/wps/report/bets' });
  await page.getByText('30 dias').tap();
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FgameRecord/);
  await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible();
  await faults({});
  await fillLogin(page, 'member', PASSWORD, 'pt');
  await expect(page).toHaveURL(/\/m\/gameRecord\?/);
  await expect(sumsCount(page)).toBeVisible();
});

test('the password travels encrypted, and no address carries a secret', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await signIn(page, 'member');
  expect(sent.join('\n')).not.toContain(PASSWORD);
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token as string,
  );
  expect(token.length).toBeGreaterThan(10);
  expect(sent.filter((line) => line.split(' ')[0]?.includes(token))).toEqual([]);
});

test('two taps on free play ask for it once', async ({ page }) => {
  let asked = 0;
  await page.route(`**${trialLogin.path}*`, async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/m/login');
  const play = page.getByRole('button', { name: 'Jogo grátis' });
  await play.tap();
  const start = page.getByRole('button', { name: 'Jogar com saldo de teste' });
  await start.evaluate((one: HTMLElement) => {
    one.click();
    one.click();
  });
  await expect(balanceButton(page)).toBeVisible();
  expect(asked).toBe(1);
});

test('the repeated password is looked at again when the password changes', async ({ page }) => {
  await page.goto('/m/register');
  const form = page.locator('form');
  const password = form.getByLabel(words.pt.password, { exact: true });
  const repeated = form.getByLabel(words.pt.confirm, { exact: true });
  await password.fill('Segredo123');
  await repeated.fill('Segredo123');
  await repeated.blur();
  await expect(form.getByText(texts.pt.mismatch)).toBeHidden();
  await password.fill('Segredo124');
  await password.blur();
  await expect(form.getByText(texts.pt.mismatch)).toBeVisible();
  await password.fill('Segredo123');
  await password.blur();
  await expect(form.getByText(texts.pt.mismatch)).toBeHidden();
});

test('an invitation code that nobody knows is told as a message too, and its field has the focus', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  const unknown = 'O código de convite não é válido.';
  await page.goto('/m/register');
  const form = page.locator('form');
  await form.getByLabel(words.pt.username).fill('novo_jogador7');
  await form.getByLabel(words.pt.password, { exact: true }).fill('Segredo123');
  await form.getByLabel(words.pt.confirm, { exact: true }).fill('Segredo123');
  await form.getByLabel(words.pt.birthday).fill('1990-05-17');
  const code = form.locator('[name=affiliateCode]');
  await code.fill('NINGUEM9');
  await typeCaptcha(page, 'pt');
  await form.locator('button[type=submit]').tap();
  await expect(toast(page)).toContainText(unknown);
  await expect(form.getByText(unknown)).toBeVisible();
  await expect(code).toBeFocused();
});
