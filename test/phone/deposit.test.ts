import type { Page } from '@playwright/test';
import decode from 'jsqr';
import sharp from 'sharp';
import { flowLanguages } from '../support/flow-languages.ts';
import { footerBar } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { enter, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    amount: 'Valor',
    presets: 'Valores sugeridos',
    picture: 'Comprovante',
    low: /^O mínimo por Pix é R\$\s10,00\.$/,
    qr: 'QR Code do Pix',
    copy: 'Copiar código Pix',
    copied: 'Código copiado',
    paid: 'Já paguei',
    waiting: 'O banco ainda não confirmou.',
    approved: 'Depósito aprovado',
    bonus: /Bônus de R\$\s20,00 bloqueado até/,
    payer: 'Nome de quem transferiu',
    proof: 'Adicione a imagem do comprovante.',
    report: 'Já transferi',
    review: 'Transferência em análise',
    declined: 'Depósito recusado',
    state: 'Recusado',
    pay: 'Pagar agora',
    offline: /nada foi enviado e nada foi cobrado/,
    again: 'Aguardando pagamento',
    home: 'Início',
    deposit: 'Depositar',
  },
  en: {
    amount: 'Amount',
    presets: 'Suggested amounts',
    picture: 'Proof of transfer',
    low: 'The minimum by Pix is R$10.00.',
    qr: 'Pix QR code',
    copy: 'Copy Pix code',
    copied: 'Code copied',
    paid: 'I have paid',
    waiting: 'The bank has not confirmed it yet.',
    approved: 'Deposit approved',
    bonus: 'R$20.00 bonus, locked until',
    payer: "Sender's name",
    proof: 'Add a picture of the proof.',
    report: 'I have transferred',
    review: 'Transfer under review',
    declined: 'Deposit declined',
    state: 'Declined',
    pay: 'Pay now',
    offline: /nothing was sent and nothing was charged/,
    again: 'Waiting for payment',
    home: 'Home',
    deposit: 'Deposit',
  },
} as const;

/** Who deposits in which language: nobody else's tests move their money. */
const WHO = { pt: 'vitoriagomes275', en: 'otaviopinto732' } as const;

/** Reads the code on the screen as another phone would. */
async function scan(page: Page, name: string): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Method's group, name and amount, in the order they are paid. */
const WAYS = [
  ['bank', 'Boleto', 45],
  ['wallet', 'QQ Wallet', 20],
  ['wallet', 'WeChat Pay', 30],
] as const;

/** The balance that the page of deposits shows, in cents. */
async function balance(page: Page): Promise<number> {
  const shown = page
    .getByRole('main')
    .getByText(/^R\$\s?[\d.,]+$/)
    .first();
  return Number((await shown.innerText()).replace(/\D/g, ''));
}

const submit = (page: Page) => page.locator('form button[type=submit]');

/** The platform's desk: the newest deposit of a member, and what is decided about it. */
async function decide(page: Page, username: string, form: Record<string, string>): Promise<void> {
  const rows = (await (await page.request.get('/sandbox/deposits.json')).json()) as { id: string; username: string }[];
  const id = rows.find((row) => row.username === username)?.id ?? '';
  await page.request.post(`/sandbox/deposits/${id}`, { form });
}

for (const language of flowLanguages) {
  const text = TEXTS[language];

  test(`Pix: a promotion's bonus, a code that scans, copies and survives a reload, and the balance (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startIn(page, language);
    await enter(page, WHO[language]);
    await page.goto('/m/voucherCenter?promotionId=p03');
    await page.getByRole('textbox', { name: text.amount }).fill('5');
    await submit(page).tap();
    await expect(page.getByText(text.low)).toBeVisible();
    await page.getByRole('group', { name: text.presets }).getByRole('button').nth(2).tap();
    await submit(page).tap();
    const code = (await page.getByText(/000201/).innerText()).split('\n').at(-1) ?? '';
    expect(code).toMatch(/^000201.*br\.gov\.bcb\.pix.*5406100\.00.*6304[\dA-F]{4}$/);
    expect(await scan(page, text.qr)).toBe(code);
    await page.getByRole('button', { name: text.copy }).tap();
    await expect(page.getByRole('button', { name: text.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.getByRole('button', { name: text.paid }).tap();
    await expect(page.getByText(text.waiting)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: text.qr })).toBeVisible();
    await decide(page, WHO[language], { action: 'approve' });
    await page.getByRole('button', { name: text.paid }).tap();
    await expect(page.getByRole('heading', { name: text.approved })).toBeVisible();
    await expect(page.getByText(text.bonus)).toBeVisible();
  });

  test(`a transfer with its proof waits for a person, and the records say why it was declined (${language})`, async ({
    page,
  }) => {
    await startIn(page, language);
    await enter(page, WHO[language]);
    await page.goto('/m/voucherCenter');
    await page.locator('[data-tab=transfer]').tap();
    await page.getByRole('textbox', { name: text.amount }).fill('321');
    await submit(page).tap();
    await expect(page.locator('main dl')).toContainText(/LEVE\d{6}/);
    await page.getByLabel(text.payer).fill('Ana Souza');
    await page.getByRole('button', { name: text.report }).tap();
    await expect(page.getByText(text.proof)).toBeVisible();
    const picture = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#8cf' } })
      .png()
      .toBuffer();
    await page.locator('#field-proof').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('img', { name: text.picture })).toBeVisible();
    // What was typed and chosen outlives a reload.
    await page.reload();
    await expect(page.getByRole('img', { name: text.picture })).toBeVisible();
    await page.getByRole('button', { name: text.report }).tap();
    await expect(page.getByRole('heading', { name: text.review })).toBeVisible();
    await decide(page, WHO[language], { action: 'decline', reason: 'Comprovante ilegível' });
    await page.reload();
    await expect(page.getByRole('heading', { name: text.declined })).toBeVisible();
    await page.goto('/m/depositRecord');
    await page.getByRole('button', { name: /321/ }).first().tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('321');
    await expect(sheet).toContainText('Comprovante ilegível');
    await expect(sheet.getByText(text.state, { exact: true })).toBeVisible();
  });

  test(`boleto, QQ and WeChat are paid at the provider’s, over a cut line and a step back, and the form returns (${language})`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await startIn(page, language);
    await enter(page, WHO[language]);
    await page.goto('/m/voucherCenter');
    const before = await balance(page);
    for (const [tab, name, amount] of WAYS) {
      await page.locator(`[data-tab=${tab}]`).tap();
      await page.getByText(name, { exact: true }).tap();
      await page.getByRole('textbox', { name: text.amount }).fill(String(amount));
      if (name === 'Boleto') {
        await context.setOffline(true);
        await submit(page).tap();
        await expect(page.getByText(text.offline)).toBeVisible();
        await context.setOffline(false);
      }
      await submit(page).tap();
      if (name !== 'Boleto') await page.getByRole('button', { name: new RegExp(`${name}$`) }).tap();
      await page.waitForURL(/\/sandbox\/gateway\//);
      // A boleto is paid within days: the hour alone would mislead.
      await expect(page.getByText(/\d\d\/\d\d\/(?:\d\d)?\d\d,? \d\d:\d\d$/)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: text.again })).toBeVisible();
      await page.goForward();
      await page.getByRole('button', { name: text.pay }).tap();
      await expect(page.getByRole('heading', { name: text.approved })).toBeVisible();
      const bar = footerBar(page);
      await bar.getByRole('link', { name: text.home }).tap();
      await expect(page).toHaveURL(/\/m\/home$/);
      await bar.getByRole('link', { name: text.deposit }).tap();
      await expect(submit(page)).toBeVisible();
    }
    expect(await balance(page)).toBe(before + 9500);
  });
}

test('amounts come first, one is chosen, and the button stands clear of the bars wherever the page is', async ({
  page,
}) => {
  await enter(page, 'tipo0');
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/m/voucherCenter');
    await expect(
      page.getByRole('group', { name: TEXTS.pt.presets }).getByRole('button', { pressed: true }),
    ).toHaveCount(1);
    await expect(submit(page)).toHaveText(/^Depositar R\$\s50,00$/);
    const order = await page
      .locator('form :is([aria-pressed], input[name=amount], [data-tab])')
      .evaluateAll((all) => all.map((one) => (one.matches('[data-tab]') ? 'way' : one.tagName)));
    expect([...new Set(order)]).toEqual(['BUTTON', 'INPUT', 'way']);
    for (const place of [0, 120, 10_000]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      const clear = await submit(page).evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const points = [top + 2, (top + bottom) / 2, bottom - 2];
        return points.every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
      });
      expect(clear, `${size.width} at ${place}`).toBe(true);
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('group', { name: TEXTS.pt.presets }).getByRole('button').nth(3).tap();
  await expect(submit(page)).toHaveText(/R\$\s200,00$/);
});
