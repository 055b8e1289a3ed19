import type { Page } from '@playwright/test';
import { setPaymentPassword } from '../../src/contract/calls/security.ts';
import { addBankCard, getWithdrawSettings } from '../../src/contract/calls/withdraw.ts';
import { balanceButton } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { cells } from './records-finders.ts';
import { PASSWORD, startIn, typeCaptcha, words } from './steps.ts';

const TEXT = words.en;
const PAYMENT = '482913';

/** A brand's money: what its status says, what is paid in and asked out, and how it is read on the screen. */
interface Brand {
  readonly settings: { currency: string; currencyDecimals?: number };
  readonly username: string;
  readonly preset: RegExp;
  readonly low: string;
  readonly tooFine: string;
  readonly amount: string;
  readonly shown: RegExp;
  readonly above: string;
  readonly available: RegExp;
}

const BRANDS: readonly Brand[] = [
  {
    settings: { currency: 'BTC', currencyDecimals: 8 },
    username: 'satoshi',
    preset: /^BTC\s0\.00002$/,
    low: '0.00000001',
    tooFine: '0.000123456',
    amount: '0.00012345',
    shown: /^BTC\s0\.00012345$/,
    above: '0.00012346',
    available: /You have BTC\s0\.00012345 available to withdraw\./,
  },
  {
    settings: { currency: 'JPY' },
    username: 'yenplayer',
    preset: /^¥2,000$/,
    low: '1',
    tooFine: '12345.5',
    amount: '12345',
    shown: /^¥12,345$/,
    above: '12346',
    available: /You have ¥12,345 available to withdraw\./,
  },
];

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const submit = (page: Page) => page.locator('form button[type=submit]');

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/m/register');
  const form = page.locator('form');
  await form.getByLabel(TEXT.username).fill(username);
  await form.getByLabel(TEXT.password, { exact: true }).fill(PASSWORD);
  await form.getByLabel(TEXT.confirm).fill(PASSWORD);
  await form.getByLabel(TEXT.birthday).fill('1990-05-17');
  await typeCaptcha(page, 'en');
  await form.locator('button[type=submit]').tap();
  await expect(balanceButton(page)).toBeVisible();
}

/** The newest deposit is approved at the platform's desk. */
async function approve(page: Page, username: string): Promise<void> {
  const list = (await (await page.request.get('/sandbox/deposits.json')).json()) as { id: string; username: string }[];
  const id = list.find((row) => row.username === username)?.id ?? '';
  await page.request.post(`/sandbox/deposits/${id}`, { form: { action: 'approve' } });
}

/** What a withdrawal needs, set up without the pages; the turnover of the deposit is done. */
async function prepareWithdrawal(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  const headers = { Authorization: `Bearer ${token}` };
  const secret = { paymentPassword: PAYMENT, oldPaymentPassword: PAYMENT, password: PASSWORD };
  const card = { kind: 'pix', payeeName: 'Ana Souza', number: 'ana@example.com', pixKeyType: 'email' };
  for (const [path, data] of [
    [setPaymentPassword.path, secret],
    [addBankCard.path, { ...card, paymentPassword: PAYMENT }],
  ] as const) {
    expect(await (await page.request.post(path, { headers, data })).text()).toContain('"success":true');
  }
  await page.route(`**${getWithdrawSettings.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: object };
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, wageringDue: '0' } } });
  });
}

for (const brand of BRANDS) {
  const { settings, username, amount, shown } = brand;
  test(`a brand in ${settings.currency}: sign up, deposit, balance, records and a withdrawal that is too much`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const changed = await page.request.put('/sandbox/settings.json', { data: settings });
    expect(await changed.json()).toEqual(settings);
    try {
      await startIn(page, 'en');
      await register(page, username);

      await page.goto('/m/voucherCenter');
      const presets = page.getByRole('group', { name: 'Suggested amounts' }).getByRole('button');
      await expect(presets.first()).toHaveText(brand.preset);
      await presets.first().tap();
      await expect(presets.first()).toHaveAttribute('aria-pressed', 'true');
      for (const [typed, told] of [
        [brand.low, /^The minimum by Pix is /],
        [brand.tooFine, /^Enter an amount such as /],
      ] as const) {
        await amountField(page).fill(typed);
        await submit(page).tap();
        await expect(page.getByText(told)).toBeVisible();
      }
      await amountField(page).fill(amount);
      await submit(page).tap();
      await expect(page.getByRole('img', { name: 'Pix QR code' })).toBeVisible();
      await approve(page, username);
      await expect(page.getByRole('heading', { name: 'Deposit approved' })).toBeVisible({ timeout: 20_000 });

      await page.goto('/m/home');
      await expect(balanceButton(page)).toHaveText(shown);
      // What is kept of the last visit is read in the same units before the platform has answered.
      await page.reload();
      await expect(balanceButton(page)).toHaveText(shown);

      await prepareWithdrawal(page);
      await page.goto('/m/withdraw');
      await page.getByLabel('Amount to withdraw').fill(brand.above);
      await submit(page).tap();
      await expect(page.locator('form').getByText(brand.available)).toBeVisible();

      for (const record of ['/m/depositRecord', '/m/transaction/record']) {
        await page.goto(record);
        await expect(cells(page).first()).toContainText(new RegExp(shown.source.replace(/[$^]/g, '')));
      }
    } finally {
      await page.request.delete('/sandbox/settings.json');
    }
  });
}
