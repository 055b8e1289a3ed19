import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { cells } from './records-finders.ts';
import { enter, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    amount: 'Valor',
    over: /^O valor deve ficar entre R\$\s1,00 e R\$\s[\d.]+,\d\d\.$/,
    all: 'Tudo',
    send: /^Transferir R\$\s12,50$/,
    transfer: 'Transferir',
    done: 'Transferência feita',
    open: 'Ainda sem resposta',
    check: 'Verificar agora',
    toWallet: 'Ver carteira',
    collect: 'Recolher tudo',
    collected: /^R\$\s12,50 recolhidos/,
    month: '30 dias',
    kind: 'Transferência',
    csv: 'Exportar em CSV',
    file: /^extrato_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/,
    head: 'Data e hora;Tipo;Valor (BRL);Saldo depois (BRL);Carteira;Referência;Número',
    row: /;Transferência;-?\d+,\d\d;\d+,\d\d;/,
    after: 'Saldo depois',
    close: 'Fechar',
    agents: 'Só para agentes',
  },
  en: {
    amount: 'Amount',
    over: /^The amount must be between R\$1\.00 and R\$[\d,]+\.\d\d\.$/,
    all: 'All',
    send: /^Transfer R\$12\.50$/,
    transfer: 'Transfer',
    done: 'Transfer made',
    open: 'No answer yet',
    check: 'Check now',
    toWallet: 'See wallet',
    collect: 'Collect all',
    collected: /^R\$12\.50 collected/,
    month: '30 days',
    kind: 'Transfer',
    csv: 'Export as CSV',
    file: /^account-record_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/,
    head: 'Date and time,Kind,Amount (BRL),Balance after (BRL),Wallet,Reference,Number',
    row: /,Transfer,-?\d+\.\d\d,\d+\.\d\d,/,
    after: 'Balance after',
    close: 'Close',
    agents: 'For agents only',
  },
} as const;

/** Who moves money in which language: nobody else's tests touch it. */
const WHO = { pt: 'vitoriagomes275', en: 'fernandamendes810' } as const;

/** The money at a vendor, as its row says it. */
const atVendor = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).locator('> span:last-of-type');

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`money goes to a vendor, outlives a lost answer and a reload, and comes home in one tap (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await startIn(page, language);
    await enter(page, WHO[language]);
    await page.goto('/m/transfer?to=JDB');
    await page.getByLabel(texts.amount, { exact: true }).fill('9999999');
    await page.locator('form [type=submit]').tap();
    await expect(page.getByRole('alert').filter({ hasText: texts.over })).toBeVisible();
    await page.getByLabel(texts.amount, { exact: true }).fill('12,5');
    await page.getByRole('button', { name: texts.send }).tap();
    await faults({ dropAnswerRate: 100, path: '/wps/wallet/transfer' });
    await page.getByRole('alertdialog').getByRole('button', { name: texts.transfer }).tap();
    await expect(page.getByRole('heading', { name: texts.open })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: texts.open })).toBeVisible();
    await faults({});
    await page.getByRole('button', { name: texts.check }).tap();
    await expect(page.getByRole('heading', { name: texts.done })).toBeVisible();
    await page.getByRole('button', { name: texts.toWallet }).tap();
    await expect(atVendor(page, 'Jade Bull')).toHaveText(/12[.,]50/);
    await page.getByRole('button', { name: texts.collect }).tap();
    await expect(page.getByText(texts.collected)).toBeVisible();
    await expect(atVendor(page, 'Jade Bull')).toHaveText(/\s?0[.,]00/);
    await expect(page.getByRole('button', { name: texts.collect })).toHaveCount(0);
  });

  test(`the account record is narrowed, tells all of a movement and is taken along as a table (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await enter(page, 'member');
    await page.goto('/m/transaction/record?types=A');
    await expect(page.getByText(texts.agents)).toBeVisible();
    await page.goto('/m/transaction/record');
    await page.getByRole('button', { name: texts.month }).tap();
    await page.getByRole('button', { name: texts.kind, exact: true }).tap();
    await expect(page).toHaveURL(/code=transfer/);
    await expect(cells(page).first()).toContainText(texts.kind);
    // Months of rows, and as many nodes as the screen shows.
    expect(await cells(page).count()).toBeLessThan(30);
    await cells(page).first().tap();
    await expect(page.getByRole('dialog').getByText(texts.after)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: texts.close }).tap();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.csv }).tap();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(texts.file);
    const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(head).toBe(`\uFEFF${texts.head}`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.slice(0, -1).every((row) => texts.row.test(row))).toBe(true);
  });
}

test('a lost transfer whose key is taken is told and given up: the form is back, and nothing moves by itself', async ({
  page,
  faults,
  problems,
}) => {
  const texts = TEXTS.pt;
  problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await enter(page, 'leandrocosta398');
  await page.goto('/m/transfer?to=JDB');
  await page.getByLabel(texts.amount, { exact: true }).fill('12,5');
  await page.getByRole('button', { name: texts.send }).tap();
  await faults({ dropAnswerRate: 100, path: '/wps/wallet/transfer' });
  await page.getByRole('alertdialog').getByRole('button', { name: texts.transfer }).tap();
  await expect(page.getByRole('heading', { name: texts.open })).toBeVisible();

  await faults({});
  let sent = 0;
  await page.route('**/wps/wallet/transfer', (route) => {
    sent += 1;
    return route.fulfill({ status: 409, json: { success: false, code: 'idempotency.conflict' } });
  });
  await page.getByRole('button', { name: texts.check }).tap();
  const told = page.getByRole('alertdialog', { name: 'Resultado desconhecido' });
  await expect(told).toContainText('Confira o histórico e o saldo antes de tentar de novo');
  await told.getByRole('button').tap();
  await expect(told).toBeHidden();
  await expect(page.getByLabel(texts.amount, { exact: true })).toBeVisible();
  expect(sent).toBe(1);
});
