import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { withServices } from './platform.ts';
import { balanceButton } from './records-finders.ts';
import { enter, fillLogin, PASSWORD, startIn, typeCaptcha, words } from './steps.ts';

// The ways in through services of others (SPEC 2.3, 7.1), against the sandbox's stand-ins of them.

const texts = {
  pt: {
    with: (provider: string) => `Continuar com ${provider}`,
    isNew: 'Primeira vez aqui?',
    create: 'Criar conta',
    have: 'Já tenho',
    link: 'Vincular',
    linkWith: (provider: string) => `Vincular ${provider}`,
    taken: /já está vinculada a outra conta/,
    cancelled: /foi cancelada/,
    down: /Não foi possível falar com/,
    bySms: 'Com SMS',
    send: 'Enviar código',
    person: 'Não sou um robô',
    cancel: 'Cancelar',
  },
  en: {
    with: (provider: string) => `Continue with ${provider}`,
    isNew: 'New here?',
    create: 'Create account',
    have: 'I have one',
    link: 'Link',
    linkWith: (provider: string) => `Link ${provider}`,
    taken: /already linked to another account/,
    cancelled: /was cancelled/,
    down: /cannot be reached right now/,
    bySms: 'With SMS',
    send: 'Send code',
    person: 'I am not a robot',
    cancel: 'Cancel',
  },
} as const;

/** Taps what opens the service's window, and picks an account there, or turns back. */
async function pickIn(page: Page, open: () => Promise<void>, choice: string): Promise<void> {
  const [window] = await Promise.all([page.waitForEvent('popup'), open()]);
  await window.getByRole('button', { name: choice }).click();
}

test('whom Google vouches for registers once, and then enters by one tap (pt)', async ({ page, sandbox, problems }) => {
  problems.allow(/status of 4\d\d/);
  const text = texts.pt;
  await withServices(page, sandbox, { features: { googleLogin: true } }, async () => {
    await page.goto('/m/login?next=%2Fm%2Fset');
    const button = page.getByRole('button', { name: text.with('Google') });
    await pickIn(page, () => button.tap(), 'Cancelar');
    await expect(page.getByText(text.cancelled)).toBeVisible();
    await pickIn(page, () => button.tap(), 'Ana Souza');
    const question = page.getByRole('alertdialog', { name: text.isNew });
    await question.getByRole('button', { name: text.create }).tap();
    const form = page.locator('form');
    await expect(form.locator('[name=email]')).toHaveValue('ana.souza@example.com');
    await form.getByLabel(words.pt.username).fill('ana_google');
    await form.getByLabel(words.pt.password, { exact: true }).fill('Segredo123');
    await form.getByLabel(words.pt.confirm, { exact: true }).fill('Segredo123');
    await form.getByLabel(words.pt.birthday).fill('1990-05-17');
    await typeCaptcha(page, 'pt');
    await form.locator('button[type=submit]').tap();
    await expect(page).toHaveURL(/\/m\/set$/);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/m/login?next=%2Fm%2Fset');
    await pickIn(page, () => button.tap(), 'Ana Souza');
    await expect(page).toHaveURL(/\/m\/set$/);
  });
});

test('who has an account logs in once and links Facebook for good; nobody else can (en)', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 4\d\d|Failed to load/);
  const text = texts.en;
  await startIn(page, 'en');
  await withServices(page, sandbox, { features: { facebookLogin: true } }, async () => {
    await page.route('**/providers/facebook.js', (route) => route.abort());
    await page.goto('/m/login');
    const button = page.getByRole('button', { name: text.with('Facebook') });
    await button.tap();
    await expect(page.getByText(text.down)).toBeVisible();
    await page.unroute('**/providers/facebook.js');
    await pickIn(page, () => button.tap(), 'Bruno Lima');
    await page.getByRole('button', { name: text.have }).tap();
    await fillLogin(page, 'agent2', PASSWORD, 'en');
    await page.getByRole('alertdialog').getByRole('button', { name: text.link, exact: true }).tap();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto('/m/linkedAccounts');
    await expect(page.getByText('bruno.lima@example.com')).toBeVisible();

    await enter(page, 'agent1');
    await page.goto('/m/linkedAccounts');
    await page.getByRole('button', { name: text.linkWith('Facebook') }).tap();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: text.link, exact: true });
    await pickIn(page, () => confirm.tap(), 'Bruno Lima');
    await expect(page.getByText(text.taken)).toBeVisible();
  });
});

for (const language of flowLanguages) {
  const mobile = { pt: '11900000002', en: '11900000003' }[language];
  const text = texts[language];

  test(`a code by SMS asks for a person where the platform wants one, and the phone’s provider proves the number (${language})`, async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.allow(/status of 4\d\d/);
    await startIn(page, language);
    await withServices(page, sandbox, { features: { firebaseAuth: true }, humanCheck: true }, async () => {
      await page.goto('/m/login');
      await page.getByText(text.bySms).tap();
      await page.locator('[name=mobileNum]').fill(mobile);
      await page.getByRole('button', { name: text.send }).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: text.cancel }).tap();
      await expect(page.getByRole('button', { name: text.send })).toBeEnabled();
      await page.getByRole('button', { name: text.send }).tap();
      // The platform asks, and then the provider, for its own code. `check()` would tick both: it looks
      // at its box again once it is ticked, and takes the second one's where the first has left.
      const human = page.getByRole('alertdialog').getByLabel(text.person);
      await human.tap();
      await expect(human).not.toBeChecked();
      await human.tap();
      await expect(page.locator('[name=verificationCode]')).toBeFocused();
      const sent = (await (await page.request.get('/sandbox/outbox.json')).json()) as {
        subject: string;
        body: string;
      }[];
      const code = sent.find(({ subject }) => subject.endsWith('firebase'))?.body ?? '';
      await page.locator('[name=verificationCode]').fill(/\d{6}/.exec(code)?.[0] ?? '');
      await page.locator('form button[type=submit]').tap();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });
}

test('free play by its own address tells a failure, tries again and enters; a trial is asked to register before it links', async ({
  page,
  faults,
  problems,
}) => {
  problems.allow(/status of 5\d\d/);
  await faults({ errorRate: 100, path: '/wps/session/testPlay' });
  await page.goto('/m/trail');
  await expect(page.getByText('Não foi possível começar o jogo grátis.')).toBeVisible();
  await faults({});
  await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(balanceButton(page)).toBeVisible();
  await page.goto('/m/linkedAccounts');
  await expect(page.getByRole('button', { name: 'Cadastrar agora' })).toBeVisible();
});
