import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { runProgram } from '../support/process.ts';
import { footerBar } from './finders.ts';
import { expect, test } from './fixtures.ts';
import { paths } from './paths.ts';
import { allThere } from './rest.ts';
import { startSandbox } from './sandbox.ts';
import { enter } from './steps.ts';

const WORDS = {
  es: { ask: '¿Ver el sitio en español?', take: 'Cambiar', close: 'Cerrar', home: 'Inicio' },
  ar: { ask: 'عرض الموقع بالعربية؟', take: 'تغيير', close: 'إغلاق', home: 'الرئيسية' },
} as const;

/** The line that offers a language. */
const offerOf = (page: Page, code: keyof typeof WORDS): Locator =>
  page.getByRole('status').filter({ hasText: WORDS[code].ask });

/** Dictionaries that were asked for, as `code/area`. */
function watchTexts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, code, area] = /\/l\/([\w-]+)\.\w+\/(\w+)\.json/.exec(request.url()) ?? [];
    if (code && area) asked.push(`${code}/${area}`);
  });
  return asked;
}

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is offered the site in Spanish, in one line that moves nothing, and never again once it is dismissed', async ({
    page,
  }) => {
    const asked = watchTexts(page);
    await page.goto('/m/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    const offer = offerOf(page, 'es');
    await expect(offer).toHaveAttribute('lang', 'es');
    expect(asked.filter((one) => one.startsWith('es/'))).toEqual(['es/languageOffer']);
    const box = await offer.boundingBox();
    expect(box?.height).toBeLessThan(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await footerBar(page).boundingBox())?.y ?? 0);
    await page.screenshot({ path: join(paths.work, 'language-offer.png') });
    await offer.getByRole('button', { name: WORDS.es.close }).tap();
    await expect(offer).toBeHidden();
    await page.reload();
    await allThere(page);
    await expect(offer).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  });

  test('takes it with one tap, and keeps it', async ({ page }) => {
    await page.goto('/m/home');
    await offerOf(page, 'es').getByRole('button', { name: WORDS.es.take }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(
      footerBar(page)
        .or(page.getByRole('link', { name: WORDS.es.home }))
        .first(),
    ).toBeVisible();
    await expect(offerOf(page, 'es')).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await allThere(page);
    await expect(offerOf(page, 'es')).toBeHidden();
  });

  test('is offered nothing once a language was chosen, or by a brand that does not want it', async ({ page }) => {
    await page.route('**/m/home', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"merchantCode"', '"languageOffer":"off","merchantCode"');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/m/home');
    await allThere(page);
    await expect(offerOf(page, 'es')).toBeHidden();
    await page.unroute('**/m/home');
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
    await allThere(page);
    await expect(offerOf(page, 'es')).toBeHidden();
    await page.evaluate(() => localStorage.removeItem('language'));
    await page.reload();
    await expect(offerOf(page, 'es'), 'the same phone without that').toBeVisible();
  });

  test('is not asked while somebody is signed in, whose pop-ups come first', async ({ page }) => {
    await enter(page, 'member');
    await allThere(page);
    await expect(offerOf(page, 'es')).toBeHidden();
  });
});

test.describe('a browser in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('is asked from the right, and has the mirrored page after one tap', async ({ page }) => {
    await page.goto('/m/home');
    const offer = offerOf(page, 'ar');
    await expect(offer).toHaveAttribute('dir', 'rtl');
    const take = offer.getByRole('button', { name: WORDS.ar.take });
    const close = await offer.getByRole('button', { name: WORDS.ar.close }).boundingBox();
    expect(close?.x, 'what closes is at the left').toBeLessThan((await take.boundingBox())?.x ?? 0);
    await take.tap();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText(WORDS.ar.home, { exact: true }).first()).toBeVisible();
  });

  test('starts in Arabic at a brand that follows it, before anything is painted', async ({ page, problems }) => {
    test.setTimeout(120_000);
    problems.allow(/ERR_FAILED/);
    const folder = mkdtempSync(join(paths.work, 'follow-'));
    const brand = { name: 'Sol', merchantCode: 'leve', languageOffer: 'follow' };
    writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand));
    const args = ['build.mjs', 'site', join(folder, 'brand.json'), '--out', join(folder, 'site')];
    const { code, output } = await runProgram(process.execPath, args);
    expect(code, output).toBe(0);
    cpSync(process.env.LEVE_SEED ?? '', join(folder, 'data'), { recursive: true });
    const sandbox = await startSandbox(join(folder, 'data'), undefined, join(folder, 'site', 'public'));
    try {
      // The app's own script never comes: what is seen is the HTML's.
      await page.route('**/a/entry-*.js', (route) => route.abort());
      await page.goto(`${sandbox.url}/m/home`, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.unroute('**/a/entry-*.js');
      await page.goto(`${sandbox.url}/m/home`);
      await expect(page.getByText(WORDS.ar.home, { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
      await allThere(page);
      await expect(offerOf(page, 'ar')).toBeHidden();
      // What the page still asks for would find nobody.
      await page.goto('about:blank');
    } finally {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test('a browser in the site’s own language is asked nothing, and downloads nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await allThere(page);
  expect(asked.filter((path) => /language|\/l\/(?!pt\.)/.test(path))).toEqual([]);
});
