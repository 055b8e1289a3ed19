import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { siteDay } from '../support/site-day.ts';
import { balanceButton, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { enter, PASSWORD, payByCard, signIn, startIn } from './steps.ts';

const retry = { pt: 'Tentar de novo', en: 'Try again' } as const;
const upgrading = {
  pt: 'O sistema está em atualização. Tente novamente mais tarde.',
  en: 'The system is being upgraded. Please try again later.',
} as const;

/** How a platform misbehaves, and the text that a list then shows. */
const TROUBLE = [
  { name: 'answers 500', faults: { errorRate: 100 }, text: upgrading },
  { name: 'answers HTML', faults: { html: true }, text: upgrading },
  { name: 'answers nothing', faults: { empty: true }, text: upgrading },
  {
    name: 'cuts the line',
    faults: { dropRate: 100 },
    text: {
      pt: 'Sem conexão com a internet. Verifique sua rede e tente de novo.',
      en: 'No internet connection. Check your network and try again.',
    },
  },
] as const;

for (const { name, faults: on, text } of TROUBLE) {
  for (const language of flowLanguages) {
    test(`a platform that ${name}: the list says so and can be asked again (${language})`, async ({
      page,
      faults,
      problems,
    }) => {
      problems.allow(/Failed to load resource/);
      await startIn(page, language);
      await faults(on);
      await page.goto('/m/slot-games');
      await expect(page.getByText(text[language])).toBeVisible();
      await faults({});
      await page.getByRole('button', { name: retry[language] }).tap();
      await expect(tiles(page).first()).toBeVisible();
    });
  }
}

test('a platform that is silent for 20 s is given up after 15, in words', async ({ page, faults, problems }) => {
  problems.allow(/Failed to load resource/);
  await faults({ hang: 20_000, path: '/lgw' });
  await page.goto('/m/slot-games');
  await expect(page.getByText('A conexão está lenta e não houve resposta.')).toBeVisible({ timeout: 20_000 });
});

test('home with a broken platform shows one error face, and heals', async ({ page, faults, problems }) => {
  problems.allow(/Failed to load resource/);
  await faults({ errorRate: 100 });
  await page.goto('/m/home');
  await expect(page.getByText('Não foi possível carregar os jogos.')).toBeVisible();
  await faults({});
  await page.getByRole('button', { name: retry.pt }).tap();
  await expect(tiles(page).first()).toBeVisible();
});

test('maintenance lies over the page with its end, and lets in again where one was, with what was typed', async ({
  page,
  faults,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.goto('/m/login');
  await page.getByLabel('Nome de usuário').fill('maria');
  await page.getByLabel('Senha', { exact: true }).fill('Outra123');
  const end = new Date(Date.now() + 3_600_000).toISOString();
  await faults({ maintenance: true, maintenanceEnd: end });
  await page.locator('form').getByRole('button', { name: 'Entrar', exact: true }).tap();
  const heading = page.getByRole('heading', { name: 'Voltamos já' });
  await expect(heading).toBeFocused();
  await expect(page.getByText('Previsão de volta')).toBeVisible();
  await page.getByRole('button', { name: 'Verificar agora' }).tap();
  await expect(page.getByText('Ainda fechado.')).toBeVisible();
  await faults({});
  await page.getByRole('button', { name: 'Verificar agora' }).tap();
  await expect(heading).toBeHidden();
  await expect(page.getByLabel('Nome de usuário')).toHaveValue('maria');
});

test('a visitor who is denied everything is told their address, and comes in when it is lifted', async ({
  page,
  faults,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await startIn(page, 'en');
  await faults({ regionRestriction: true, closed: true });
  await page.goto('/m/slot-games');
  await expect(page.getByRole('heading', { name: 'Access not available' })).toBeFocused();
  await expect(page.getByText('127.0.0.1')).toBeVisible();
  await faults({});
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tiles(page).first()).toBeVisible();
});

test('an app that is too old says so, and one tap loads the newest page', async ({ page, faults, problems }) => {
  problems.allow(/Failed to load resource/);
  await faults({ updateRequired: true });
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { name: 'Há uma versão nova' })).toBeFocused();
  await faults({});
  await page.getByRole('button', { name: 'Atualizar agora' }).tap();
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
});

async function openDeposits(page: Page): Promise<number> {
  const session = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string },
  );
  const today = siteDay();
  const answer = await page.request.get(
    `/wps/deposit/records?pageNo=1&pageSize=50&startDate=${today}&endDate=${today}`,
    { headers: { Authorization: `Bearer ${session.token}` } },
  );
  const { value } = (await answer.json()) as { value: { list: unknown[] } };
  return value.list.length;
}

async function fillDeposit(page: Page, amount: string): Promise<void> {
  await page.goto('/m/voucherCenter');
  await payByCard(page);
  await page.getByRole('textbox', { name: 'Valor' }).fill(amount);
}

test('two taps on deposit make one deposit', async ({ page, faults }) => {
  await enter(page, 'agent2');
  const before = await openDeposits(page);
  await faults({ latency: 400, path: '/wps/deposit/paymentGateway' });
  await fillDeposit(page, '50');
  const submit = page.locator('form button[type=submit]');
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(/\/sandbox\/gateway\//);
  await page.goto('/m/home');
  expect(await openDeposits(page)).toBe(before + 1);
});

test('an answer that is lost: nothing is paid twice, and the same deposit goes on', async ({
  page,
  faults,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await enter(page, 'agent1');
  const before = await openDeposits(page);
  await fillDeposit(page, '70,50');
  await faults({ dropAnswerRate: 100, path: '/wps/deposit/paymentGateway' });
  await page.locator('form button[type=submit]').tap();
  await expect(page.getByRole('heading', { name: 'Estamos verificando seu depósito' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Estamos verificando seu depósito' })).toBeVisible();
  await faults({});
  await page.getByRole('button', { name: 'Verificar de novo' }).tap();
  await expect(page.getByRole('heading', { name: 'Aguardando pagamento' })).toBeVisible();
  expect(await openDeposits(page)).toBe(before + 1);
});

test('the deposit opens on its form, above it what is under way; a reload of that shows it, and how it ended', async ({
  page,
}) => {
  await enter(page, 'member');
  await fillDeposit(page, '30');
  await page.locator('form button[type=submit]').tap();
  await page.waitForURL(/\/sandbox\/gateway\//);
  const gateway = page.url();

  await page.goto('/m/voucherCenter');
  const waiting = page.getByRole('button', { name: /Aguardando pagamento R\$\s30,00/ });
  await expect(waiting).toBeVisible();
  // The last sum and the last way stand there again.
  await expect(page.getByRole('textbox', { name: 'Valor' })).toHaveValue('30');
  await expect(page.locator('[data-tab=bank]')).toHaveAttribute('aria-current', 'true');
  await waiting.tap();
  await expect(page).toHaveURL(/\?depositId=/);
  await expect(page.getByRole('heading', { name: 'Aguardando pagamento' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aguardando pagamento' })).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();

  // Another one may be opened meanwhile: the first goes on in the records.
  await page.getByRole('textbox', { name: 'Valor' }).fill('45');
  await page.locator('form button[type=submit]').tap();
  await page.waitForURL(/\/sandbox\/gateway\//);
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('button', { name: /Aguardando pagamento R\$\s45,00/ })).toBeVisible();
  await page.goto('/m/depositRecord');
  await expect(page.getByRole('button', { name: /R\$\s30,00\s*Aguardando/ }).first()).toBeVisible();

  await page.goto(gateway);
  await page.getByRole('button', { name: 'Recusar o pagamento' }).tap();
  await expect(page.getByRole('heading', { name: 'Depósito recusado' })).toBeVisible();
  await page.getByRole('button', { name: 'Novo depósito' }).tap();
  await expect(page.getByRole('textbox', { name: 'Valor' })).toBeVisible();
  await expect(page).toHaveURL(/voucherCenter$/);
});

test('an amount outside the limits is refused before it is sent', async ({ page }) => {
  await enter(page, 'member');
  await fillDeposit(page, 'abc');
  await page.locator('form button[type=submit]').tap();
  await expect(page.getByText('Digite um valor como 50.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Valor' }).fill('1');
  await page.locator('form button[type=submit]').tap();
  await expect(page.getByText(/O mínimo por .+ é R\$\s20,00\./)).toBeVisible();
});

test('forbidden storage: the app works, and the session lives in its cookie over a reload', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/m/login');
  await page.getByLabel('Nome de usuário').fill('member');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.locator('form button[type=submit]').tap();
  await expect(balanceButton(page)).toBeVisible();
  await page.reload();
  await expect(balanceButton(page)).toBeVisible();
});

test('a full storage: the session survives a reload in its cookie', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await signIn(page, 'member');
  await page.reload();
  await expect(balanceButton(page)).toBeVisible();
});
