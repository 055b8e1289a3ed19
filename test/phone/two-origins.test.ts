import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { verifySite } from '../../src/build/verify/verify.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { runProgram } from '../support/process.ts';
import { balanceButton, openers, tiles } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { fillLogin, PASSWORD, payByCard, words } from './steps.ts';

const NO_NGINX = 'no nginx with brotli_static here: a brand is not played at two origins';

/** Serves a brand whose platform is elsewhere, and gives the address of its site. */
async function besides(platform: string, work: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-two-origins-'));
  try {
    const file = join(folder, 'brand.json');
    writeFileSync(file, JSON.stringify({ name: 'Leve', merchantCode: 'leve', apiOrigin: platform }));
    const { code, output } = await runProgram(process.execPath, ['build.mjs', 'site', file, '--out', folder]);
    expect(code, output).toBe(0);
    const site = readFileSync(join(folder, 'cdn', 'nginx.conf'), 'utf8');
    const nginx = await startNginx(site, { publicDir: join(folder, 'public') });
    await work(nginx.url).finally(() => nginx.close());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Origins of the pictures that stand on the screen, and of all that was asked of a path of the platform's. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src*="/img/"]')]
      .filter(({ naturalWidth }) => naturalWidth > 0)
      .map(({ src }) => new URL(src).origin),
  );

test('a brand is played with its platform at another origin: pictures, login, a game, a deposit', async ({
  sandbox,
  page,
}) => {
  test.skip(!hasNginx(), NO_NGINX);
  test.setTimeout(120_000);
  await besides(sandbox.url, async (url) => {
    const astray: string[] = [];
    page.on('request', (request) => {
      const asked = new URL(request.url());
      if (asked.origin === url && /^\/(?:wps|lgw|img|sandbox)\//.test(asked.pathname)) astray.push(asked.pathname);
    });
    expect((await verifySite(url)).findings).toEqual([]);
    await page.goto(`${url}/m/home`);
    await expect(tiles(page).first()).toBeVisible();
    await expect.poll(async () => (await drawn(page)).length).toBeGreaterThan(3);
    expect(new Set(await drawn(page))).toEqual(new Set([sandbox.url]));
    await page.goto(`${url}/m/login`);
    await fillLogin(page, 'member', PASSWORD, 'pt');
    await expect(page).toHaveURL(`${url}/m/home`);
    await expect(balanceButton(page)).toBeVisible();
    await page.goto(`${url}/m/fishing-games`);
    await openers(page).first().tap();
    await page.waitForURL(`${sandbox.url}/sandbox/games/**`);
    await page.getByRole('button', { name: /lobby$/ }).tap();
    await expect(page).toHaveURL(`${url}/m/fishing-games`);
    await expect(openers(page).first()).toBeVisible();
    await page.goto(`${url}/m/voucherCenter`);
    await payByCard(page);
    await page.getByRole('textbox', { name: words.pt.amount }).fill('50');
    await page.locator('form button[type=submit]').tap();
    await page.waitForURL(`${sandbox.url}/sandbox/gateway/**`);
    await page.getByRole('button', { name: words.pt.approve }).tap();
    await expect(page).toHaveURL(new RegExp(`^${url}/m/voucherCenter`));
    await expect(page.getByRole('heading', { name: words.pt.approved })).toBeVisible();
    expect(astray).toEqual([]);
    // A page that was opened before the brand had an origin for its platform still finds its pictures.
    const old = await page.request.get(`${url}/img/promo/p01-1?w=320&q=72`);
    expect(old.url()).toBe(`${sandbox.url}/img/promo/p01-1?w=320&q=72`);
    expect(old.headers()['content-type']).toMatch(/^image\//);
    await page.goto('about:blank');
  });
});
