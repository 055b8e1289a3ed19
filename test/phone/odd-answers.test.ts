import type { Page } from '@playwright/test';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './steps.ts';

/** What an envelope carries, as far as these tests change it. */
interface Value {
  info: object;
  list: object[];
}

/** Changes the value of every answer to these calls on its way. */
async function alter(page: Page, path: string, change: (value: Value) => void): Promise<void> {
  await page.route(`**${path}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: Value };
    change(body.value);
    await route.fulfill({ response: answer, json: body });
  });
}

const BROKEN = 'Recarregar';

test('a currency that is none of ISO 4217 takes no page down', async ({ page }) => {
  await alter(page, '/wps/system/domainRoute', ({ info }) => Object.assign(info, { currency: 'USDT' }));
  await enter(page, 'member');
  for (const path of ['/m/home', '/m/wallet', '/m/voucherCenter']) {
    await page.goto(path);
    await expect(page.locator('body')).toContainText('USDT');
    await expect(page.getByRole('button', { name: BROKEN })).toHaveCount(0);
  }
});

test('one game without a name is a tile without a name: the rest of home stays', async ({ page }) => {
  await alter(page, '/lgw/games/hot', ({ list }) => Object.assign(list[2] ?? {}, { displayName: null }));
  await page.goto('/m/home');
  await expect(tiles(page).nth(2)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a status without what it must say leaves the last one in force', async ({ page }) => {
  await page.goto('/m/home');
  await alter(page, '/wps/system/domainRoute', ({ info }) => Object.assign(info, { merchantCode: null }));
  await page.goto('/m/help');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('button', { name: BROKEN })).toHaveCount(0);
});

/** What is kept of the platform's answers on this phone. */
const kept = (page: Page): Promise<{ status: string | null; answers: number }> =>
  page.evaluate(async () => {
    const status = localStorage.getItem('status');
    if (!(await indexedDB.databases()).some(({ name }) => name === 'leve')) return { status, answers: 0 };
    const opening = indexedDB.open('leve', 1);
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const counting = opening.result.transaction('answers').objectStore('answers').count();
    await new Promise((done) => {
      counting.onsuccess = done;
    });
    opening.result.close();
    return { status, answers: counting.result };
  });

test('a page that fails leaves the way out of it, and its fresh start forgets the platform’s answers', async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  const broken = 'export default function Broken() { throw new Error("a fault of ours"); }';
  await page.route('**/a/Help-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: broken }));
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(async () => (await kept(page)).answers).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.getByRole('dialog').getByText('Central de ajuda').tap();
  const again = page.getByRole('button', { name: BROKEN });
  await expect(again).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
  // Nothing new comes after the start: what is there then was kept.
  await page.route(/\/(?:wps|lgw)\//, (route) => route.abort());
  await Promise.all([page.waitForEvent('load'), again.tap()]);
  expect(await kept(page)).toEqual({ status: null, answers: 0 });
  await page.unroute(/\/(?:wps|lgw)\//);
  await page.goto('/m/help');
  await page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name: 'Início' }).tap();
  await expect(tiles(page).first()).toBeVisible();
});
