import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchLine } from './line.ts';
import { allThere, reveal } from './rest.ts';
import { enter } from './steps.ts';
import { VISITORS } from './visitors.ts';

// Whoever puts the phone into a pocket pays for nothing: a page that nobody sees asks for nothing and runs no timer.

/** ms after which what had been begun when the page was left has ended. */
const LEFT = 90_000;
const HOUR = 60 * 60_000;
/** A member whom no other test gives money. */
const PAYER = 'matheusmonteiro251';

/** Lets the test hide the page, and notes where each timer was set that runs meanwhile. Given to the page as it is. */
function watchTimers(): void {
  const page = window as unknown as { hide(hidden: boolean): void; woken: string[] };
  let hidden = false;
  page.woken = [];
  page.hide = (now) => {
    hidden = now;
    page.woken = [];
    document.dispatchEvent(new Event('visibilitychange'));
  };
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const own = window[name] as (action: unknown, ms?: number, ...given: unknown[]) => number;
    Object.assign(window, {
      [name](action: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
        const from = String(new Error(`${name} ${ms}`).stack?.split('\n').slice(0, 4).join(' '));
        const noted = () => {
          if (hidden) page.woken.push(from);
          action(...given);
        };
        return own(noted, ms);
      },
    });
  }
}

/** For the page: ends when all who watch what it loads have been told of it. */
const TOLD = `new Promise((done) => {
  const last = new PerformanceObserver(() => { last.disconnect(); done(); });
  last.observe({ type: 'resource', buffered: true });
})`;

/** What a hidden page did in an hour: its timers, and what it asked for. */
async function hiddenHour(page: Page): Promise<string[]> {
  const line = watchLine(page);
  await page.evaluate('hide(true)');
  await page.clock.runFor(LEFT);
  // What came last is still counted, once the browser has told of it.
  await line.quiet(150);
  await expect
    .poll(async () => {
      await page.evaluate('woken = []');
      await page.evaluate(TOLD);
      await page.clock.runFor(LEFT);
      return page.evaluate('woken');
    })
    .toEqual([]);
  const asked: string[] = [];
  const note = (request: { url(): string }) => void asked.push(request.url());
  page.on('request', note);
  // In a pocket the line comes and goes.
  await page.evaluate("dispatchEvent(new Event('online'))");
  await page.clock.runFor(HOUR);
  page.off('request', note);
  const woken = await page.evaluate<string[]>('woken');
  return [...new Set(woken), ...asked];
}

for (const { who, account, screens } of VISITORS) {
  test(`a page that nobody sees wakes nobody for an hour (${who})`, async ({ page }) => {
    test.slow();
    await page.clock.install();
    await page.addInitScript(watchTimers);
    if (account) await enter(page, account);
    else await page.goto('/m/home');
    await allThere(page);
    const found: string[] = [];
    for (const screen of screens) {
      await test.step(screen, async () => {
        const line = watchLine(page);
        await page.evaluate((to) => history.pushState(null, '', to), screen);
        await line.quiet(150);
        await reveal(page);
        found.push(...(await hiddenHour(page)).map((one) => `${screen}: ${one}`));
        await page.evaluate("hide(false); dispatchEvent(new Event('pointerdown'))");
      });
    }
    expect(found).toEqual([]);
  });
}

test('nor does a payment that is waited for, and how it ended is there when the page is seen again', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(watchTimers);
  await enter(page, PAYER);
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Valor' }).fill('54');
  await page.locator('form button[type=submit]').tap();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  expect(await hiddenHour(page)).toEqual([]);
  const rows = (await (await page.request.get('/sandbox/deposits.json')).json()) as { id: string; username: string }[];
  const { id } = rows.find(({ username }) => username === PAYER) ?? { id: '' };
  await page.request.post(`/sandbox/deposits/${id}`, { form: { action: 'approve' } });
  await page.evaluate('hide(false)');
  await expect(page.getByRole('heading', { name: 'Depósito aprovado' })).toBeVisible();
});
