import { expect, test } from './fixtures.ts';
import { atRest } from './rest.ts';

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

test('while nobody sees the page it does not ask again', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    addEventListener('show', () => {
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  let lost = 0;
  let isLost = true;
  await page.route(/\/l\/.*\/common\.json/, (route) => {
    if (!isLost) return route.fallback();
    lost += 1;
    return route.abort();
  });
  await page.goto('/m/login');
  await atRest(page);
  const asked = lost;
  expect(asked).toBeGreaterThan(0);
  await page.clock.runFor(60_000);
  await atRest(page);
  expect(lost).toBe(asked);
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('show')));
  await page.clock.runFor(6_000);
  await expect(page.getByRole('textbox').first()).toBeVisible();
});
