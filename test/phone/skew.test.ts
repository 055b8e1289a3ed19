import { balanceButton } from './finders.ts';
import { expect } from './fixtures.ts';
import { atRest } from './rest.ts';
import { deploy, settled, test } from './site.ts';
import { words } from './steps.ts';

test.slow();

/** What a browser says of files that a deploy has removed. */
const GONE = /status of 404|Failed to fetch dynamically imported module|Refused to apply style|no \/a\//;

test('a tab that was open over a deploy loads the new version once, at the path that was asked for', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(GONE);
  await page.goto(`${site.url}/m/login`);
  await page.getByLabel(words.pt.username).fill('maria_77');
  await page.getByLabel(words.pt.password, { exact: true }).fill('Segredo123');
  await settled(page);
  const before = await page.locator('script[type=module]').first().getAttribute('src');
  deploy(site);

  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));
  await page.locator('form').getByRole('link', { name: words.pt.register }).tap();
  await expect(page.locator('form [name=username]')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByText('O aplicativo foi atualizado.')).toBeVisible();
  expect(await page.locator('script[type=module]').first().getAttribute('src')).not.toBe(before);
  expect(loads.filter((path) => path === '/m/register').length).toBeLessThanOrEqual(2);

  await page.goto(`${site.url}/m/login`);
  await expect(page.getByLabel(words.pt.username)).toHaveValue('maria_77');
  await expect(page.getByLabel(words.pt.password, { exact: true })).toHaveValue('');
});

test('a login that needs a chunk the deploy removed reloads the page with the name still typed', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(GONE);
  await page.goto(`${site.url}/m/login`);
  await page.getByLabel(words.pt.username).fill('member');
  await page.getByLabel(words.pt.password, { exact: true }).fill('Leve1234');
  await settled(page);
  deploy(site);
  await page.locator('form button[type=submit]').tap();
  await expect(page.getByText('O aplicativo foi atualizado.')).toBeVisible();
  await expect(page.getByLabel(words.pt.username)).toHaveValue('member');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain('Leve1234');
  await page.getByLabel(words.pt.password, { exact: true }).fill('Leve1234');
  await page.locator('form button[type=submit]').tap();
  await expect(balanceButton(page)).toBeVisible();
});

test('a chunk that fails in the version that is still there reloads nothing', async ({ page, site, problems }) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module|Failed to load|TypeError/);
  await page.goto(`${site.url}/m/login`);
  await settled(page);
  await page.route('**/a/Register-*.js', (route) => route.abort());
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.locator('form').getByRole('link', { name: words.pt.register }).tap();
  await expect(page.getByText('Sem conexão com a internet. Verifique sua rede e tente de novo.')).toBeVisible();
  await atRest(page);
  expect(loads).toEqual([]);
});

test('a deploy, its rollback and the same deploy again lead one tab to what is there, each time', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(GONE);
  const entry = () => page.locator('script[type=module]').first().getAttribute('src');
  const link = (name: string) => page.locator('form').getByRole('link', { name });
  await page.goto(`${site.url}/m/login`);
  await settled(page);
  const before = await entry();
  const rollBack = deploy(site);
  await link(words.pt.register).tap();
  await expect(page.getByText('O aplicativo foi atualizado.')).toBeVisible();
  const after = await entry();
  expect(after).not.toBe(before);

  rollBack();
  await page.reload();
  await settled(page);
  expect(await entry()).toBe(before);
  deploy(site);
  // A page whose files the browser has not kept from before.
  await page.evaluate(() => history.pushState(null, '', '/m/trail'));
  await expect.poll(entry).toBe(after);
  await expect(page).toHaveURL(/\/m\/(?:trail|home)$/);
});

test('where a reload leads to the same old version, the page says so, and not that there is no line', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(GONE);
  await page.goto(`${site.url}/m/login`);
  await settled(page);
  await page.evaluate(() => {
    const src = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
    sessionStorage.setItem('renewed', src);
  });
  deploy(site);
  await page.locator('form').getByRole('link', { name: words.pt.register }).tap();
  await expect(page.getByText('Atualize o aplicativo para continuar.')).toBeVisible();
  await expect(page.getByText(/Sem conexão com a internet/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Recarregar' }).tap();
  await expect(page.locator('form [name=username]')).toBeVisible();
});
