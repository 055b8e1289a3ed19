import { expect, test } from './fixtures.ts';

test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED|Failed to fetch/));

test('a page whose first dictionary is lost on the way comes with the next one', async ({ page }) => {
  let lost = 0;
  await page.route(/\/l\/.*\/common\.json/, (route) => {
    lost += 1;
    return lost > 2 ? route.fallback() : route.abort();
  });
  await page.goto('/m/login');
  await expect(page.getByRole('textbox').first()).toBeVisible({ timeout: 20_000 });
  expect(lost).toBeGreaterThan(2);
});
