import type { Locator, Page } from '@playwright/test';
import { setPaymentPassword } from '../../src/contract/calls/security.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { siteDay } from '../support/site-day.ts';
import { expect, test } from './fixtures.ts';
import type { Faults } from './sandbox.ts';
import { enter, type Language, PASSWORD, startIn } from './steps.ts';

const PAYMENT = '482913';

const TEXTS = {
  pt: {
    add: 'Adicionar chave Pix ou conta',
    number: 'CPF',
    payee: 'Nome do titular',
    wrongPayee: 'Este não é o titular da sua conta. Só pagamos em contas no seu próprio nome.',
    secret: 'Senha de pagamento',
    save: 'Salvar',
    wrongNumber: 'Confira: este número não tem o formato certo.',
    amount: 'Valor do saque',
    over: /Você tem R\$\s[\d.]+,\d\d disponíveis para saque\./,
    ask: 'Sacar',
    to: 'Para',
    confirm: 'Confirmar saque',
    wrong: 'Senha de pagamento incorreta.',
    pending: 'Saque em análise',
    paid: 'Saque pago',
    check: 'Verificar de novo',
    history: 'Histórico',
    paidRow: 'Pago',
  },
  en: {
    add: 'Add Pix key or account',
    number: 'CPF',
    payee: 'Account holder',
    wrongPayee: 'This is not the payee of your account. Only an account in your own name is paid to.',
    secret: 'Payment password',
    save: 'Save',
    wrongNumber: 'Check it: this number is not in the right format.',
    amount: 'Amount to withdraw',
    over: /You have R\$[\d,]+\.\d\d available to withdraw\./,
    ask: 'Withdraw',
    to: 'To',
    confirm: 'Confirm withdrawal',
    wrong: 'The payment password is wrong.',
    pending: 'Withdrawal under review',
    paid: 'Withdrawal paid',
    check: 'Check again',
    history: 'History',
    paidRow: 'Paid',
  },
} as const;

interface Person {
  username: string;
  payee: string;
}

/** Who withdraws in which language: nobody else's tests move their money. */
const WHO = {
  pt: { username: 'marcelosantos448', payee: 'Marcelo Santos' },
  en: { username: 'nathancosta589', payee: 'Nathan Costa' },
} as const;
const CPF = { pt: '529.982.247-25', en: '111.444.777-35' } as const;

/** Signs in somebody who has a payment password, set by this test or by one before. */
async function enterToWithdraw(page: Page, { username }: Person): Promise<void> {
  await enter(page, username);
  const body = { paymentPassword: PAYMENT, oldPaymentPassword: PAYMENT, password: PASSWORD };
  const answer = await page.request.post(setPaymentPassword.path, {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    data: body,
  });
  expect(await answer.text()).toContain('"success":true');
  await page.goto('/m/withdraw');
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token);

/** Adds a key after a wrong number and another person's name. */
async function addPixKey(page: Page, language: Language, { payee }: Person): Promise<void> {
  const text = TEXTS[language];
  await page.getByRole('button', { name: text.add }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(text.number, { exact: true }).fill('123.456.789-00');
  await sheet.getByLabel(text.payee).fill(payee);
  await sheet.getByLabel(text.secret, { exact: true }).fill(PAYMENT);
  await sheet.getByRole('button', { name: text.save }).tap();
  await expect(sheet.getByText(text.wrongNumber)).toBeVisible();
  await sheet.getByLabel(text.number, { exact: true }).fill(CPF[language]);
  await sheet.getByLabel(text.payee).fill('Carlos Pereira');
  await sheet.getByRole('button', { name: text.save }).tap();
  await expect(sheet.getByText(text.wrongPayee)).toBeVisible();
  await sheet.getByLabel(text.payee).fill(payee);
  await sheet.getByRole('button', { name: text.save }).tap();
  await expect(sheet).toBeHidden();
}

/** Withdrawals that the platform knows of today. */
async function asked(page: Page): Promise<number> {
  const day = siteDay();
  const answer = await page.request.get(`/wps/withdraw/report?pageNo=1&pageSize=50&startDate=${day}&endDate=${day}`, {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  });
  return ((await answer.json()) as { value: { list: unknown[] } }).value.list.length;
}

/** The back office does this with the newest withdrawal. */
async function decide(page: Page, action: 'pay' | 'reject', reason = ''): Promise<void> {
  const list = await (await page.request.get('/sandbox/withdrawals')).text();
  const path = /action="(\/sandbox\/withdrawals\/[^"]+)"/.exec(list)?.[1] ?? '';
  await page.request.post(path, { form: { action, reason } });
}

for (const language of flowLanguages) {
  const text = TEXTS[language];

  test(`a Pix key is added and money goes to it, by the payment password alone (${language})`, async ({
    page,
    problems,
  }) => {
    // The wrong password.
    problems.allow(/status of 400 .*\/wps\/withdraw/);
    await startIn(page, language);
    await enterToWithdraw(page, WHO[language]);
    await addPixKey(page, language, WHO[language]);
    const amount = page.getByRole('textbox', { name: text.amount });
    await amount.fill('19999');
    const submit = page.locator('main > div > form > button[type=submit]');
    await submit.tap();
    await expect(page.locator('main form').getByText(text.over)).toBeVisible();
    await amount.fill('50');
    await submit.tap();
    const sheet = page.getByRole('dialog');
    // Where the money goes is told before it goes.
    await expect(sheet.getByText(`${text.to} Pix ${CPF[language].slice(0, 3)}`)).toBeVisible();
    // The phone's Back is a No: the form stands as it was, and nothing has gone out.
    const before = await asked(page);
    await sheet.getByLabel(text.secret, { exact: true }).fill(PAYMENT);
    await page.goBack({ waitUntil: 'commit' });
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/m\/withdraw$/);
    expect(await asked(page)).toBe(before);
    await submit.tap();
    await sheet.getByLabel(text.secret, { exact: true }).fill('319284');
    await sheet.getByRole('button', { name: text.confirm }).tap();
    await expect(sheet.getByText(text.wrong)).toBeVisible();
    await sheet.getByLabel(text.secret, { exact: true }).fill(PAYMENT);
    await sheet.getByRole('button', { name: text.confirm }).tap();
    await expect(page.getByRole('heading', { name: text.pending })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: text.pending })).toBeVisible();
    await decide(page, 'pay');
    await page.getByRole('button', { name: text.check }).tap();
    await expect(page.getByRole('heading', { name: text.paid })).toBeVisible();
    await page.getByText(text.history).tap();
    await expect(page.getByText(text.paidRow, { exact: true }).first()).toBeVisible();
  });
}

/** Asks for a withdrawal whose answer is lost; gives the sheet that asks for the payment password. */
async function loseAnswer(page: Page, amount: string, faults: (faults: Faults) => Promise<void>): Promise<Locator> {
  const text = TEXTS.pt;
  await page.getByRole('textbox', { name: text.amount }).fill(amount);
  await page.locator('main > div > form > button[type=submit]').tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(text.secret, { exact: true }).fill(PAYMENT);
  await faults({ dropAnswerRate: 100, path: '/wps/withdraw' });
  await sheet.getByRole('button', { name: text.confirm }).tap();
  await expect(page.getByRole('heading', { name: 'Ainda sem resposta' })).toBeVisible();
  return sheet;
}

test('an answer that is lost: nothing goes out twice, the password is asked for again after a reload, and it can be taken back', async ({
  page,
  faults,
  problems,
}) => {
  const text = TEXTS.pt;
  problems.allow(/Failed to load resource/);
  const who = { username: 'diegomartins232', payee: 'Diego Martins' };
  await enterToWithdraw(page, who);
  await addPixKey(page, 'pt', who);
  const before = await asked(page);
  const sheet = await loseAnswer(page, '30', faults);

  await page.reload();
  await faults({});
  expect(await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toContain(
    PAYMENT,
  );
  await page.getByRole('button', { name: text.check }).tap();
  await sheet.getByLabel(text.secret, { exact: true }).fill(PAYMENT);
  await sheet.getByRole('button', { name: 'Verificar saque' }).tap();
  await expect(page.getByRole('heading', { name: text.pending })).toBeVisible();
  expect(await asked(page)).toBe(before + 1);

  await page.getByRole('button', { name: 'Cancelar saque' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar saque' }).tap();
  await expect(page.getByRole('heading', { name: 'Saque cancelado' })).toBeVisible();
});

test('a platform that only says that it has the request: the player looks in the records, and begins anew knowingly', async ({
  page,
  faults,
  problems,
}) => {
  const text = TEXTS.pt;
  problems.allow(/Failed to load resource/);
  const who = { username: 'nathancosta589', payee: 'Nathan Costa' };
  await enterToWithdraw(page, who);
  await addPixKey(page, 'pt', who);
  const before = await asked(page);
  const sheet = await loseAnswer(page, '31', faults);

  await faults({});
  await page.route('**/wps/withdraw', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { success: false, code: 'idempotency.conflict' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: text.check }).tap();
  await expect(page.getByText(/já recebeu este pedido de R\$\s31,00/)).toBeVisible();
  // Nothing is checked any more, and the heading does not say so.
  await expect(page.getByRole('heading', { name: 'Ainda sem resposta' })).toBeVisible();
  await page.locator('section').getByRole('button', { name: text.history }).tap();
  await expect(page.getByText(/R\$\s31,00/).first()).toBeVisible();
  await page.getByRole('radiogroup').getByText(text.ask, { exact: true }).tap();

  await page.getByRole('button', { name: 'Novo saque' }).tap();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancelar' }).tap();
  await expect(question).toBeHidden();
  await expect(page.getByText(/já recebeu este pedido/)).toBeVisible();
  expect(await asked(page)).toBe(before + 1);

  await page.unroute('**/wps/withdraw');
  await page.getByRole('button', { name: 'Novo saque' }).tap();
  await question.getByRole('button', { name: 'Novo saque' }).tap();
  await page.getByRole('textbox', { name: text.amount }).fill('32');
  await page.locator('main > div > form > button[type=submit]').tap();
  await sheet.getByLabel(text.secret, { exact: true }).fill(PAYMENT);
  await sheet.getByRole('button', { name: text.confirm }).tap();
  await expect(page.getByRole('heading', { name: text.pending })).toBeVisible();
  expect(await asked(page)).toBe(before + 2);
});

test('larger withdrawals need the identity, told before; a refused one says why and is none of the day', async ({
  page,
}) => {
  const text = TEXTS.pt;
  const who = { username: 'leandrocosta398', payee: 'Leandro Costa' };
  await page.request.put('/sandbox/settings.json', { data: { kycAbove: '40.00' } });
  try {
    await enterToWithdraw(page, who);
    const told = page.getByText(/Antes de verificar sua identidade, você pode sacar até R\$\s40,00 de uma vez\./);
    await expect(told).toBeVisible();
    await addPixKey(page, 'pt', who);
    const left = page.getByText(/^Saques restantes hoje: \d$/);
    const before = await left.textContent();
    const amount = page.getByRole('textbox', { name: text.amount });
    await amount.fill('40,01');
    const submit = page.locator('main > div > form > button[type=submit]');
    await submit.tap();
    await expect(page.getByText(/Verifique sua identidade para sacar mais de R\$\s40,00 de uma vez\./)).toBeVisible();
    await amount.fill('40');
    await submit.tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(text.secret, { exact: true }).fill(PAYMENT);
    await sheet.getByRole('button', { name: text.confirm }).tap();
    await expect(page.getByRole('heading', { name: text.pending })).toBeVisible();
    await decide(page, 'reject', 'A chave é de outro banco.');
    await page.getByRole('button', { name: text.check }).tap();
    await expect(page.getByRole('heading', { name: 'Saque recusado' })).toBeVisible();
    await expect(page.getByText('A chave é de outro banco.')).toBeVisible();
    await page.getByRole('button', { name: 'Novo saque' }).tap();
    await expect(left).toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Verificar identidade' }).tap();
    await expect(page).toHaveURL(/\/m\/kyc$/);
  } finally {
    await page.request.delete('/sandbox/settings.json');
  }
});

test('what is missing stands as steps before the form, each with its way; what can go out is explained by one tap', async ({
  page,
}) => {
  // Who has neither a payment password nor an account to be paid to.
  await enter(page, 'vitoriagomes275');
  await page.goto('/m/withdraw');
  const steps = page.getByRole('main').locator('ol > li');
  await expect(steps.first()).toContainText('Crie sua senha de pagamento');
  await expect(steps.nth(1)).toContainText('Cadastre uma chave Pix ou conta bancária');
  await expect(steps.nth(1).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: TEXTS.pt.amount })).toHaveCount(0);
  await page.getByRole('button', { name: /disponíveis para saque|Faltam apostas/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Saldo total' });
  await expect(sheet).toContainText('Principal');
  await expect(sheet).toContainText('Em saque');
  await expect(sheet).toContainText(/disponíveis para saque|antes de sacar|em apostas para liberar o saque/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(sheet).toHaveCount(0);
  await steps.first().getByRole('button').tap();
  await expect(page).toHaveURL(/\/m\/paymentPassword/);

  await enterToWithdraw(page, WHO.pt);
  const form = page.locator('main > div > form');
  await expect(form).toBeVisible();
  const above = await steps.evaluateAll((all) => {
    const top = document.querySelector('main form')?.getBoundingClientRect().top ?? 0;
    return all.every((step) => step.getBoundingClientRect().bottom <= top);
  });
  expect(above).toBe(true);
});
