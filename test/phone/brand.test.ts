import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { verifySite } from '../../src/build/verify/verify.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { runProgram } from '../support/process.ts';
import { expect, test } from './fixtures.ts';
import { paths } from './paths.ts';

const BRANDS = resolve('test/build/fixtures/brands');
const NO_NGINX = 'no nginx with brotli_static here: brands are not tested on a server';

/** Stamps a demo brand of the build that is tested; the folder is thrown away after the test. */
async function stamped<Result>(name: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-brand-'));
  try {
    const args = ['build.mjs', 'site', join(BRANDS, name, 'brand.json'), '--out', folder];
    const { code, output } = await runProgram(process.execPath, args);
    expect(code, output).toBe(0);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every file with a hash in its name, and its bytes. */
function hashed(publicDir: string): Map<string, string> {
  const files = ['a', 'l'].flatMap((folder) =>
    readdirSync(join(publicDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((file) => [file.slice(publicDir.length), readFileSync(file, 'base64')]));
}

test.beforeEach(() => test.setTimeout(180_000));

test('two brands share every byte of script, style and text', async () => {
  const own = hashed(paths.public);
  expect(own.size).toBeGreaterThan(100);
  for (const name of ['acai', 'estrela']) {
    await stamped(name, async (folder) => expect(hashed(join(folder, 'public'))).toEqual(own));
  }
});

test('a brand is on the screen: its name, language, colours and logo', async ({ sandbox, page }) => {
  test.skip(!hasNginx(), NO_NGINX);
  await stamped('acai', async (folder) => {
    const site = readFileSync(join(folder, 'cdn', 'nginx.conf'), 'utf8');
    const nginx = await startNginx(site, { publicDir: join(folder, 'public'), platform: sandbox.url });
    try {
      expect((await verifySite(nginx.url)).findings).toEqual([]);
      await page.goto(`${nginx.url}/m/home`);
      await expect(page.getByRole('banner').locator('img')).toBeVisible();
      await expect(page).toHaveTitle('Home · Açaí & Cia "Bet"');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe('rgb(18, 8, 31)');
      const action = await page
        .getByRole('link', { name: 'Sign up' })
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundImage);
      expect(action).toContain('rgb(245, 196, 0)');
      await page.screenshot({ path: join(paths.work, 'brand-acai.png') });
      // What the page still asks for would find nobody.
      await page.goto('about:blank');
    } finally {
      await nginx.close();
    }
  });
});
