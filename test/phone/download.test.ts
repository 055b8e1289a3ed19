import { expect, test } from './fixtures.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 8.1; Moto G5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/67.0 Mobile Safari/537.36';

test.describe('on an Android phone', () => {
  test.use({ userAgent: ANDROID });

  test('home offers the app, and stays quiet for the visit once that is closed', async ({ page }) => {
    await page.goto('/m/home');
    const offer = page.getByRole('complementary', { name: 'Jogue mais rápido no app Leve' });
    await expect(offer.getByRole('link', { name: 'Baixar' })).toHaveAttribute('href', /\.apk$/);
    await expect(offer.getByRole('link', { name: 'Baixar' })).not.toHaveAttribute('target', '_blank');
    await offer.getByRole('button', { name: 'Fechar' }).tap();
    await expect(offer).toBeHidden();
    await page.getByRole('link', { name: 'Ver mais' }).first().tap();
    await expect(offer).toBeHidden();
    await page.goto('/m/slot-games');
    await expect(page.locator('.tile').first()).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test('a computer is offered no app', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator('.tile').first()).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.locator('.download')).toHaveCount(0);
});
