import { expect, test } from './fixtures.ts';
import { allThere } from './rest.ts';
import { enter } from './steps.ts';

test('shots', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/m/search?q=dragoon%20perls%20tempple');
  await expect(page.getByText('Você quis dizer')).toBeVisible();
  await page.screenshot({ path: '/tmp/s21a-near.png' });
  await enter(page, 'member');
  await page.goto('/m/search');
  await allThere(page);
  await page.screenshot({ path: '/tmp/s21a-start.png' });
  await page.getByRole('searchbox').pressSequentially('drahon');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dragon' }).first()).toBeVisible();
  await allThere(page);
  await page.screenshot({ path: '/tmp/s21a-sugg.png' });
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('list', { name: 'Jogos encontrados' })).toBeVisible();
  await allThere(page);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await page.screenshot({ path: '/tmp/s21a-found.png' });
});
