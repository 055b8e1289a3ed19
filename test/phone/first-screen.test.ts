import type { Page } from '@playwright/test';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';
import { enter } from './steps.ts';

/** Rows of tiles that home shows between what is fixed at its top and at its bottom, without a scroll: 1.5 is one and a half. */
async function rowsSeen(page: Page): Promise<number> {
  await expect(tiles(page).first()).toBeVisible();
  const box = await tiles(page).first().boundingBox();
  const foot = await page.getByRole('navigation', { name: 'Navegação principal' }).boundingBox();
  if (!box || !foot) throw new Error('no tile, or no footer bar');
  return (foot.y - box.y) / box.height;
}

const SCREENS = [
  { width: 360, height: 640, rows: 1.5 },
  { width: 320, height: 568, rows: 1 },
  { width: 412, height: 732, rows: 1.5 },
  { width: 640, height: 360, rows: 1 },
];

for (const { width, height, rows } of SCREENS) {
  test(`the first screen of ${width} x ${height} shows ${rows} rows of games, to guests and members`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/m/home');
    await allThere(page);
    expect(await rowsSeen(page)).toBeGreaterThanOrEqual(rows);
    await enter(page, 'member');
    await allThere(page);
    await expect(page.getByRole('button', { name: 'tempo e resultado desta sessão' })).toBeVisible();
    expect(await rowsSeen(page)).toBeGreaterThanOrEqual(rows);
    // Nothing in the bar is cut: the balance and the ways in are read in full.
    const cut = await page
      .locator('header')
      .first()
      .locator('a, button')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
  });
}

test('the banner is at most 112 px high, and stands on the first category alone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 732 });
  await page.goto('/m/home');
  await allThere(page);
  const banner = page.getByRole('region', { name: 'Destaques' });
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(112);
  await page.locator('[data-tab=HOT]').tap();
  await expect(banner).toHaveCount(0);
  await page.locator('[data-tab=HOME]').tap();
  await expect(banner).toBeVisible();
});

test('the clock covers nothing that is tapped, on home, a list and the deposit', async ({ page }) => {
  await enter(page, 'member');
  for (const path of ['/m/home', '/m/slot-games', '/m/voucherCenter', '/m/withdraw', '/m/gameRecord']) {
    await page.goto(path);
    await allThere(page);
    const clock = page.getByRole('button', { name: 'tempo e resultado desta sessão' });
    await expect(clock).toBeVisible();
    const covered = await clock.evaluate((pill) => {
      const own = pill.getBoundingClientRect();
      const texts = [...document.querySelectorAll('a, button, input, h1, [role=button]')].filter((one) => one !== pill);
      return texts
        .filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const box = one.matches('h1') ? range.getBoundingClientRect() : one.getBoundingClientRect();
          // Targets are larger than what is drawn: their middle is what counts.
          const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
          return middle.x > own.left && middle.x < own.right && middle.y > own.top && middle.y < own.bottom;
        })
        .map((one) => one.textContent);
    });
    expect(covered, path).toEqual([]);
    await clock.tap();
    await expect(page).toHaveURL(/\/m\/protection$/);
  }
});
