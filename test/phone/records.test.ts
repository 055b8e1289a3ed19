import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { flowLanguages } from '../support/flow-languages.ts';
import { siteDay } from '../support/site-day.ts';
import { expect, test } from './fixtures.ts';
import { cells, lotteries, sumsCount } from './records-finders.ts';
import { enter, startIn } from './steps.ts';

/** Who only looks at records, and who buys and cancels in which language: nobody else's tests move their money. */
const READER = 'paulogomes124';
const BUYER = { pt: 'viniciusgomes947', en: 'matheusaraujo788' } as const;

const TEXTS = {
  pt: {
    month: '30 dias',
    filters: 'Filtros',
    won: 'Ganhou',
    slots: 'Slots',
    show: 'Ver apostas',
    bet: 'Aposta nº',
    csv: 'Exportar em CSV',
    columns: 'Aposta nº;Feita em;Jogo;Provedor;Situação;Apostado;Ganhos',
    digit: 'Último dígito',
    line: '+ Outra linha no mesmo bilhete',
    place: 'Apostar · 2×',
    cancel: 'Cancelar aposta',
    doubt: /antes de sabermos se a aposta foi cancelada/,
    done: 'Aposta cancelada. O valor voltou para o seu saldo.',
    cancelled: 'Cancelado',
    returned: 'Devolvido',
    byDay: 'Resultado por dia',
    byWeek: 'Resultado por semana',
    chart: 'Resultado, deslize sobre as barras',
    deposits: 'Depósitos líquidos',
    bets: 'Ver estas apostas',
  },
  en: {
    month: '30 days',
    filters: 'Filters',
    won: 'Won',
    slots: 'Slots',
    show: 'Show bets',
    bet: 'Bet no.',
    csv: 'Export as CSV',
    columns: 'Bet no.,Placed at,Game,Provider,Status,Staked,Paid out',
    digit: 'Last digit',
    line: '+ Another line on this ticket',
    place: 'Place bet · 2×',
    cancel: 'Cancel bet',
    doubt: /before we learned whether your bet was cancelled/,
    done: 'Bet cancelled. The stake is back in your balance.',
    cancelled: 'Cancelled',
    returned: 'Returned',
    byDay: 'Result by day',
    byWeek: 'Result by week',
    chart: 'Result, move over the bars',
    deposits: 'Net deposits',
    bets: 'See these bets',
  },
} as const;

/** Of the lotteries on the screen the one that draws last, so that it does not close meanwhile. */
async function latestDraw(page: Page): Promise<Locator> {
  const shown = lotteries(page).filter({ has: page.getByRole('timer') });
  await expect(shown.last().getByRole('timer')).toHaveText(/\d:\d\d/);
  const clocks = await shown.getByRole('timer').allInnerTexts();
  const seconds = clocks.map((clock) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
  return shown.nth(seconds.indexOf(Math.max(...seconds)));
}

for (const language of flowLanguages) {
  const text = TEXTS[language];

  test(`bets are narrowed, kept in the address, told one by one, and taken along (${language})`, async ({ page }) => {
    await startIn(page, language);
    await enter(page, READER);
    await page.goto('/m/gameRecord');
    await page.getByRole('button', { name: text.month }).tap();
    await page.getByRole('button', { name: text.filters }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(text.won, { exact: true }).tap();
    await sheet.getByText(text.slots, { exact: true }).tap();
    await sheet.getByRole('button', { name: text.show }).tap();
    await expect(page).toHaveURL(/\?from=[\d-]+&to=[\d-]+&type=RNG&status=won$|&status=won&type=RNG$/);
    await expect(page.getByRole('button', { name: `${text.filters} · 2` })).toBeVisible();
    await expect(cells(page).first()).toContainText('+');
    await expect(cells(page).first().locator('img')).toHaveAttribute('src', /\/img\/game\/.*[?&]w=/);
    // People know makers by their names, and days by what they call them.
    for (const row of await cells(page).allInnerTexts()) {
      expect(row).toMatch(/· (?:Hoje|Today|\d\d\/\d\d(?:\/\d{4})?),? \d\d:\d\d/);
      expect(row).not.toMatch(/\b(?:PGE|TA|PP|JDB|FC|TCG_SEA|ELOTT) ·/);
    }
    const count = await sumsCount(page).innerText();
    await page.reload();
    await expect(sumsCount(page)).toHaveText(count);
    await cells(page).first().tap();
    await expect(sheet).toContainText(text.bet);
    await sheet.press('Escape');
    await expect(sheet).toBeHidden();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: text.csv }).tap();
    const file = await readFile(await (await saving).path(), 'utf8');
    const [columns, ...rows] = file.trim().split('\r\n');
    expect(columns).toBe(text.columns);
    expect(rows.length).toBe(Number(/\d+/.exec(count)));
  });

  test(`a bet of a lottery order is cancelled once, though its answer is lost (${language})`, async ({
    page,
    faults,
    problems,
  }) => {
    test.setTimeout(120_000);
    problems.allow(/ERR_|Failed to load resource/);
    await startIn(page, language);
    await enter(page, BUYER[language]);
    await page.goto('/m/lottery?group=vn');
    await (await latestDraw(page)).tap();
    await page.waitForURL(/\/sandbox\/games\/lottery\//);
    const digit = page.getByRole('group', { name: text.digit, exact: true });
    await digit.getByRole('button', { name: '7' }).tap();
    await page.getByRole('button', { name: text.line }).tap();
    await digit.getByRole('button', { name: '3' }).tap();
    await page.getByRole('button', { name: text.place }).tap();
    await expect(page.locator('main h2 + ol').getByRole('listitem')).toHaveCount(2);
    await page.goto('/m/lotteryRecord');
    await cells(page).first().tap();
    await expect(page).toHaveURL(/\?order=\d+$/);
    await faults({ dropAnswerRate: 100, path: '/wps/report/lotteryOrders/cancel' });
    const order = page.getByRole('main');
    const cancels = order.getByRole('button', { name: text.cancel });
    await cancels.first().tap();
    await page.getByRole('alertdialog').getByRole('button', { name: text.cancel }).tap();
    await expect(page.getByText(text.doubt)).toBeVisible({ timeout: 20_000 });
    await faults({});
    await page.reload();
    await expect(page.getByText(text.done)).toBeVisible();
    await expect(order.getByRole('listitem').filter({ hasText: text.cancelled })).toHaveCount(1);
    await expect(cancels).toHaveCount(1);
    await expect(order.locator('dt').filter({ hasText: text.returned })).toHaveCount(1);
    await page.goBack();
    await expect(cells(page).first()).toContainText('2×');
  });

  test(`profit and loss is told by a chart, a table and net deposits (${language})`, async ({ page }) => {
    await startIn(page, language);
    await enter(page, READER);
    await page.goto('/m/profitAndLoss');
    await expect(page.getByRole('heading', { name: text.byDay })).toBeVisible();
    const slider = page.getByRole('slider', { name: text.chart });
    await slider.focus();
    await page.keyboard.press('Home');
    const first = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuetext', first ?? '');
    await expect(page.locator('main p:has(> b + b)').first()).toContainText(
      (await slider.getAttribute('aria-valuetext'))?.split(':')[0] ?? '?',
    );
    await expect(page.getByText(text.deposits)).toBeVisible();
    await page.getByRole('button', { name: text.bets }).tap();
    await expect(page).toHaveURL(/\/m\/gameRecord\?from=([\d-]+)&to=\1$/);
    await page.goBack();
    const today = siteDay();
    const before = siteDay(-80);
    await page.goto(`/m/profitAndLoss?from=${before}&to=${today}`);
    await expect(page.getByRole('heading', { name: text.byWeek })).toBeVisible();
    await expect(page.getByRole('table')).toContainText(/R\$/);
  });
}
