import type { Page } from '@playwright/test';
import { tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { allThere, atRest } from './rest.ts';
import { enter, openMenu } from './steps.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Categorias de jogos' });

const chosen = (page: Page) => menu(page).locator('[aria-current=true]');

const place = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a category is an address: Back leads to where home was, and Forward to where the category was', async ({
  page,
}) => {
  await page.goto('/m/help');
  await page.goto('/m/home');
  await allThere(page);
  await page.evaluate(() => scrollTo(0, 60));
  await menu(page).locator('[data-tab=FISH]').tap();
  await expect(page).toHaveURL(/\/m\/home\?category=FISH$/);
  await expect(chosen(page)).toHaveAttribute('data-tab', 'FISH');
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(chosen(page)).toHaveAttribute('data-tab', 'HOME');
  await expect.poll(() => place(page)).toBe(60);
  await page.goForward();
  await expect(chosen(page)).toHaveAttribute('data-tab', 'FISH');
  await expect.poll(() => place(page)).toBe(300);
  await page.reload();
  await expect(chosen(page)).toHaveAttribute('data-tab', 'FISH');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('what "more" opens has its tab and its heading, and Back leads to the section', async ({ page }) => {
  await page.goto('/m/home');
  await allThere(page);
  for (const category of ['CRASH', 'JDB']) {
    const more = page.getByRole('main').getByLabel(`Ver mais: ${category === 'CRASH' ? 'Crash' : category}`);
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(more).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 30_000 });
    await more.scrollIntoViewIfNeeded();
    await atRest(page);
    const before = await place(page);
    await more.tap();
    await expect(page).toHaveURL(new RegExp(`category=${category}$`));
    await expect(chosen(page)).toHaveAttribute('data-tab', category);
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(category, 'i') })).toBeVisible();
    await expect(tiles(page).first()).toBeVisible();
    await page.goBack();
    await expect(chosen(page)).toHaveAttribute('data-tab', 'HOME');
    await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(4);
  }
});

test('the vendor stands in the address and is no step; what home does not know shows home', async ({ page }) => {
  await page.goto('/m/home');
  await allThere(page);
  await menu(page).locator('[data-tab=LIVE]').tap();
  const chips = page.getByRole('list', { name: 'Provedores' });
  await chips.getByRole('button').nth(2).tap();
  await expect(page).toHaveURL(/\?category=LIVE&vendor=EVA$/);
  await expect(chips.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  for (const name of ['constructor', 'PROMO', 'FAV', 'x%22']) {
    await page.goto(`/m/home?category=${name}`);
    await expect(chosen(page)).toHaveAttribute('data-tab', 'HOME');
  }
});

test('the favourites of the side menu, the logo and the bar are steps too', async ({ page }) => {
  await enter(page, 'member');
  await allThere(page);
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Favoritos' }).tap();
  await expect(page).toHaveURL(/category=FAV$/);
  await expect(chosen(page)).toHaveAttribute('data-tab', 'FAV');
  await page.getByRole('link', { name: 'Leve' }).tap();
  await expect(chosen(page)).toHaveAttribute('data-tab', 'HOME');
  await page.goBack();
  await expect(chosen(page)).toHaveAttribute('data-tab', 'FAV');
});
