import { expect, test } from './fixtures.ts';

test('home opens for a guest', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page).toHaveTitle(/Leve/);
  await expect(page.getByRole('main')).toBeVisible();
});
