import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { enter, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    user: 'yasminferreira532',
    goods: 'Produtos',
    item: /Caneca Leve/,
    submit: 'Trocar',
    flaw: 'Informe nome e sobrenome.',
    name: 'Nome completo',
    mobile: 'Celular',
    address: 'Endereço de entrega',
    orders: 'Ver meus pedidos',
    pending: 'Preparando',
    back: 'Reembolsado',
    reason: 'Pontos de volta: Sem estoque',
  },
  en: {
    user: 'evertonrodrigues677',
    goods: 'Goods',
    item: /Leve mug/,
    submit: 'Exchange',
    flaw: 'Enter first and last name.',
    name: 'Full name',
    mobile: 'Mobile number',
    address: 'Delivery address',
    orders: 'See my orders',
    pending: 'Preparing',
    back: 'Refunded',
    reason: 'Points back: Sem estoque',
  },
} as const;

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`points are exchanged once for goods, and come back when the operator cannot send them (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await page.request.post('/sandbox/mall/points', { form: { username: texts.user, points: '5000' } });
    await startIn(page, language);
    await enter(page, texts.user);
    await page.goto('/m/mall/mallHome');
    const points = page.getByTestId('mall-points');
    await expect(points).toHaveText(/\d/);
    const before = await points.innerText();
    await page.getByRole('button', { name: texts.goods, exact: true }).tap();
    await page.getByRole('button', { name: texts.item }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: texts.submit, exact: true }).tap();
    await expect(sheet.getByText(texts.flaw)).toBeVisible();
    await sheet.getByLabel(texts.name).fill('Joana D’Ávila');
    await sheet.getByLabel(texts.mobile).fill('(11) 98765-4321');
    await sheet.getByLabel(texts.address).fill('Rua A, 1 – apto. 2, Centro, Recife');
    await faults({ dropAnswerRate: 100, path: '/wps/mall/exchange' });
    await sheet.getByRole('button', { name: texts.submit, exact: true }).tap();
    const unsettled = sheet.getByRole('alert');
    await expect(unsettled).toBeVisible();
    await faults({});
    await unsettled.getByRole('button').tap();
    // The button that had the focus is gone; the keyboard stays with the sheet.
    await expect(sheet.getByRole('button', { name: texts.orders })).toBeVisible();
    await expect(sheet).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('main').locator('[data-tab=orders]').tap();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page.getByText(texts.pending)).toBeVisible();
    await expect(points).not.toHaveText(before);

    const orders = (await (await page.request.get('/sandbox/mall.json')).json()) as {
      orderId: string;
      username: string;
    }[];
    const mine = orders.filter(({ username }) => username === texts.user);
    expect(mine.length).toBe(1);
    const form = { action: 'reject', note: 'Sem estoque' };
    await page.request.post(`/sandbox/mall/orders/${mine[0]?.orderId}`, { form });
    await page.reload();
    await expect(points).toHaveText(before);
    await page.locator('[data-tab=orders]').tap();
    await expect(page.getByText(texts.back)).toBeVisible();
    await expect(page.getByText(texts.reason)).toBeVisible();
  });
}
