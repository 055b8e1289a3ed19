import { footerBar, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './line.ts';
import { allThere } from './rest.ts';

test('the page that is left stands still until the next one is there, and asks for nothing', async ({ page }) => {
  await page.goto('/m/home');
  await expect(tiles(page).first()).toBeVisible();
  await allThere(page, 2000);
  const release = await hold(page, /\/a\/Search-.*\.js/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const games = page.getByRole('heading', { name: 'Jogos quentes' });
  const before = await games.boundingBox();
  await page.getByRole('link', { name: 'Buscar jogos' }).tap();
  await expect(page.getByRole('progressbar', { name: 'Aguarde…' })).toBeVisible();
  expect(await games.boundingBox()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/img/'))).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buscar jogos');
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toHaveCount(0);
});

test('a page with a footer that comes long after its address has room for it', async ({ page }) => {
  await page.goto('/m/register');
  await allThere(page, 2000);
  const release = await hold(page, /\/a\/Home-.*\.js/);
  await page.evaluate(() => history.pushState(null, '', '/m/home'));
  await expect(page.getByRole('progressbar', { name: 'Aguarde…' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-foot', 'none');
  release();
  await expect(tiles(page).first()).toBeVisible();
  expect((await footerBar(page).boundingBox())?.height).toBeGreaterThan(48);
});
