import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './steps.ts';

test.use({ viewport: { width: 320, height: 568 } });

/** px by which two things that stand beside each other may be off. */
const NEAR = 8;

/** Where the middle of something lies below the upper edge of the screen, px. */
const middle = (place: Locator): Promise<number> =>
  place.evaluate((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return (top + bottom) / 2;
  });

const apart = async (one: Locator, other: Locator): Promise<number> =>
  Math.abs((await middle(one)) - (await middle(other)));

for (const path of ['/m/member/home', '/m/voucherCenter', '/m/withdraw']) {
  test(`at 320 px six figures of ${path} are whole and stand beside their buttons`, async ({ page }) => {
    await enter(page, 'member');
    await page.goto(path);
    const sum = page.getByRole('main').getByTestId('balance');
    await expect(sum).toHaveText(/R\$\s[\d.]+,\d\d/);
    // No account of the seed has so much.
    await sum.evaluate((part) => {
      part.textContent = 'R$\u00a0123.456,78';
    });
    expect(await apart(sum, page.getByRole('main').getByRole('button', { name: 'Atualizar saldo' }))).toBeLessThan(
      NEAR,
    );
    expect(await sum.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  });
}

test('at 320 px the file of a record stands on one line with what narrows it', async ({ page }) => {
  await enter(page, 'member');
  await page.goto('/m/gameRecord');
  const csv = page.getByRole('button', { name: 'Exportar em CSV' });
  const filters = page.getByRole('button', { name: 'Filtros' });
  await expect(csv).toBeVisible();
  expect(await apart(csv, filters)).toBeLessThan(NEAR);
  const [left, right] = await Promise.all([filters.boundingBox(), csv.boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});
