import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { moveTogether } from './platform.ts';
import { balanceButton, toast } from './records-finders.ts';
import { atRest } from './rest.ts';
import { PASSWORD, signIn, startIn, words } from './steps.ts';

const texts = {
  pt: {
    open: 'Jogo responsável',
    deposits: 'Depósitos: definir ou alterar limite',
    confirm: 'Confirmar limite',
    used: /0,00 de R\$\s50,00/,
    later: /só vale depois de 24 h/,
    waits: /Muda para R\$\s100,00/,
    keep: 'Manter o limite atual',
    offline: /Sem conexão/,
    kept: 'O limite atual foi mantido.',
    refused: /ainda pode depositar R\$\s50,00/,
    see: 'Ver proteções',
    pause: 'Escolher a pausa',
    start: 'Começar a pausa',
    paused: 'Você está em pausa',
    history: 'Ver histórico',
    line: /^Pausa até/,
    close: 'Fechar',
  },
  en: {
    open: 'Safer gambling',
    deposits: 'Deposits: set or change the limit',
    confirm: 'Confirm limit',
    used: /0\.00 of R\$50\.00/,
    later: /applies only after 24 h/,
    waits: /Changes to R\$100\.00/,
    keep: 'Keep the current limit',
    offline: /No internet/,
    kept: 'The current limit stays.',
    refused: /leaves you R\$50\.00 to deposit/,
    see: 'See protections',
    pause: 'Choose a break',
    start: 'Start the break',
    paused: 'You are taking a break',
    history: 'Show history',
    line: /^Break until/,
    close: 'Close',
  },
} as const;

/** A member of each language, so that one's break does not hold the other. */
const MEMBERS = { pt: 'eduardagomes197', en: 'tatianepereira234' } as const;

for (const language of flowLanguages) {
  const text = texts[language];

  test(`a limit holds at the deposit, waits to be higher, and a break closes play (${language})`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/status of 4\d\d|ERR_INTERNET_DISCONNECTED/);
    await startIn(page, language);
    await signIn(page, MEMBERS[language], language);
    await page.getByRole('button', { name: words[language].menu }).tap();
    await page.getByRole('dialog').getByRole('button', { name: text.open }).tap();
    await expect(page).toHaveURL(/\/m\/protection$/);

    await test.step('a limit now, a higher one later', async () => {
      await chooseDeposits(page, text, '50');
      await expect(page.getByText(text.used)).toBeVisible();
      await page.getByRole('button', { name: text.deposits }).tap();
      await page.getByRole('dialog').getByRole('textbox').fill('100');
      await expect(page.getByText(text.later)).toBeVisible();
      await page.getByRole('button', { name: text.confirm }).tap();
      await expect(page.getByText(text.waits)).toBeVisible();
    });

    await test.step('the wait is taken back, once the line is there again', async () => {
      await context.setOffline(true);
      await page.getByRole('button', { name: text.keep }).tap();
      await expect(toast(page).filter({ hasText: text.offline })).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: text.keep }).tap();
      await expect(page.getByText(text.kept)).toBeVisible();
      await expect(page.getByText(text.waits)).toBeHidden();
    });

    await test.step('the deposit says what is left, and leads to the limits', async () => {
      await page.goto('/m/voucherCenter');
      await page.getByRole('textbox', { name: words[language].amount }).fill('60');
      await page.locator('form button[type=submit]').tap();
      await expect(page.getByRole('alertdialog').getByText(text.refused)).toBeVisible();
      await page.getByRole('button', { name: text.see }).tap();
      await expect(page).toHaveURL(/\/m\/protection$/);
      // A second tap at the same place would belong to the dialog.
      await atRest(page);
    });

    await test.step('a break is told everywhere and written down', async () => {
      await page.getByRole('button', { name: text.pause }).tap();
      await page.getByRole('button', { name: text.start }).tap();
      await expect(page.getByRole('heading', { name: text.paused })).toBeVisible();
      await page.getByRole('button', { name: text.history }).tap();
      await expect(page.getByRole('dialog').getByText(text.line)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: text.close }).tap();
      await page.goto('/m/voucherCenter');
      await page.getByRole('textbox', { name: words[language].amount }).fill('20');
      await page.locator('form button[type=submit]').tap();
      await expect(page.getByRole('alertdialog').getByText(text.paused)).toBeVisible();
    });
  });
}

async function chooseDeposits(page: Page, text: (typeof texts)['pt' | 'en'], amount: string): Promise<void> {
  await page.getByRole('button', { name: text.deposits }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill(amount);
  await page.getByRole('button', { name: text.confirm }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the clock runs, the reality check asks, and half an hour without input locks the screen (pt)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  const time = await moveTogether(page);
  await signIn(page, 'member');
  const clock = page.getByRole('button', { name: 'tempo e resultado desta sessão' });
  await expect(clock).toContainText('0 min');

  await time.pass(16);
  await expect(page.getByRole('alertdialog')).toContainText('Sua sessão já dura 16 min');
  // It is answered: Back neither closes it nor leaves the page.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.getByRole('button', { name: 'Continuar' }).tap();
  await expect(clock).toContainText('16 min');
  // The step that takes the dialog's entry along would be lost, and taken again, if half an hour passed in it.
  const layers = () => page.evaluate<number | undefined>('history.state.layers');
  await expect.poll(layers).toBeUndefined();

  await time.pass(31);
  await expect(page.getByRole('dialog', { name: 'Tela bloqueada' })).toBeVisible();
  await expect(page).toHaveTitle('Leve');
  await expect(balanceButton(page)).toBeHidden();
  // A reload does not open it, and shows nothing meanwhile.
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Tela bloqueada' })).toBeVisible();
  await expect(balanceButton(page)).toBeHidden();
  await page.getByLabel('Senha da conta').fill('errada');
  await page.getByRole('button', { name: 'Desbloquear' }).tap();
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await page.getByLabel('Senha da conta').fill(PASSWORD);
  await page.getByRole('button', { name: 'Desbloquear' }).tap();
  // The next check has become due meanwhile, and lies over the page.
  await expect(page.getByRole('alertdialog')).toContainText('Sua sessão já dura 47 min');
  await page.getByRole('button', { name: 'Continuar' }).tap();
  await expect(balanceButton(page)).toBeVisible();
});

test('self-exclusion wants the word and the password, and leaves the way to the money (en)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  await startIn(page, 'en');
  // Nobody else's tests need this member.
  await signIn(page, 'larissasouza966', 'en');
  await page.goto('/m/protection');
  await page.getByRole('button', { name: 'I want to exclude myself' }).tap();
  await page.getByRole('button', { name: 'Exclude my account' }).tap();
  await expect(page.getByText('Type the word EXCLUDE.')).toBeVisible();
  await page.getByLabel('Type EXCLUDE to confirm').fill('exclude');
  await page.getByLabel('Your password', { exact: true }).fill('wrong1234');
  await page.getByRole('button', { name: 'Exclude my account' }).tap();
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Exclude my account' }).tap();
  await expect(page.getByRole('heading', { name: 'Your account is self-excluded' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await page.goto('/m/home');
  await expect(page.getByRole('button', { name: 'Self-excluded until' })).toBeVisible();
});
