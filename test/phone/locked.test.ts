import type { Page } from '@playwright/test';
import { getSystemStatus } from '../../src/contract/calls/system.ts';
import { expect, test } from './fixtures.ts';
import { balanceButton } from './records-finders.ts';
import { enter } from './steps.ts';

const locked = (page: Page) => page.getByRole('dialog', { name: 'Tela bloqueada' });

/** A member whose phone has lain there for an hour; the page is loaded anew afterwards. */
async function idle(page: Page): Promise<void> {
  await enter(page, 'member');
  await page.evaluate(() => {
    const { memberId, userName } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}');
    localStorage.setItem('seen', String(Date.now() - 3_600_000));
    localStorage.setItem('lock', memberId ? `#${memberId}` : userName.toLowerCase());
  });
}

test.beforeEach(({ problems }) => problems.allow(/status of 4\d\d|ERR_FAILED/));

test('a locked page shows nothing of the member until the lock is there', async ({ page }) => {
  await idle(page);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.locked === undefined) document.documentElement.dataset.seen = '';
    }).observe(document, { subtree: true, attributeFilter: ['data-locked'] });
  });
  await page.reload();
  await expect(locked(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});

test('a locked page whose lock cannot be had offers to load it again', async ({ page }) => {
  await idle(page);
  await page.route('**/guard.json', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expect(balanceButton(page)).toBeHidden();
  await page.unroute('**/guard.json');
  await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(locked(page)).toBeVisible();
});

test('a locked page whose session is over opens for a guest', async ({ page }) => {
  await idle(page);
  await page.evaluate(() => localStorage.setItem('autoLogin', '0'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
});

test('a locked page comes once what is late comes', async ({ page }) => {
  await idle(page);
  let left = 1;
  await page.route(/\/a\/later-[^/]*\.js/, (route) => (left-- > 0 ? route.abort() : route.fallback()));
  await page.reload();
  await expect(locked(page)).toBeVisible();
  expect(left).toBeLessThan(1);
});

test('a page that was locked opens where the site has switched the lock off', async ({ page }) => {
  await idle(page);
  await page.route(`**${getSystemStatus.path}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: body.replace(/"(idleLock|realityCheck|sessionClock)":true/g, '"$1":false'),
    });
  });
  await page.evaluate(() => {
    const status = localStorage.getItem('status') ?? '';
    localStorage.setItem('status', status.replace(/"(idleLock|realityCheck|sessionClock)":true/g, '"$1":false'));
  });
  await page.reload();
  await expect(balanceButton(page)).toBeVisible();
});

test('a phone that falls asleep while a dialog closes steps back once', async ({ page }) => {
  await page.addInitScript(() => {
    const [go, later] = [History.prototype.go, setTimeout];
    History.prototype.go = function (this: History, by) {
      console.log('step back');
      later(() => go.call(this, by), 1500);
    };
  });
  let steps = 0;
  page.on('console', (message) => {
    if (message.text() === 'step back') steps++;
  });
  await page.clock.install();
  await enter(page, 'member');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().tap();
  await expect.poll(() => steps).toBe(1);
  await page.clock.fastForward(60_000);
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  expect(steps).toBe(1);
});
