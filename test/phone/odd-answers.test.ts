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

test('one game without a name costs its section at most: header, footer and the rest of home stay', async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  await alter(page, '/lgw/games/hot', ({ list }) => Object.assign(list[2] ?? {}, { displayName: null }));
  await page.goto('/m/home');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('button', { name: BROKEN })).toHaveCount(0);
  await expect(tiles(page).first()).toBeVisible();
});

test('a page that fails leaves the way out of it', async ({ page, problems }) => {
  problems.allow(/./);
  await alter(page, '/wps/announcements/notices', (value) => Object.assign(value, { list: null }));
  await page.goto('/m/notice');
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name: 'Início' }).tap();
  await expect(tiles(page).first()).toBeVisible();
});
