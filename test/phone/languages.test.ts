import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runProgram } from '../support/process.ts';
import { test as base, expect } from './fixtures.ts';
import { DICTIONARIES } from './languages/dictionaries.ts';
import { paths } from './paths.ts';
import { sumsCount } from './records-finders.ts';
import { startSandbox } from './sandbox.ts';
import { enter, headerBalance } from './steps.ts';

/** The phone tests' `test`, at a site with a third language and one that is read from the right. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const folder = mkdtempSync(join(paths.work, 'data-'));
      const { code, output } = await runProgram(process.execPath, [
        '--import',
        'tsx',
        'test/phone/languages/build.ts',
        folder,
      ]);
      expect(code, output).toBe(0);
      const data = join(folder, 'data');
      cpSync(process.env.LEVE_SEED ?? '', data, { recursive: true });
      const sandbox = await startSandbox(data, undefined, join(folder, 'public'));
      await use(sandbox.url);
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
    // A whole build, on what may be a slow machine.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});

const NAMES = ['Português', 'English', 'العربية', 'Русский'];

/** Opens the selector; what the menu's texts are not translated into is Portuguese, Leve's own language. */
async function openSelector(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.getByRole('button', { name: 'Idioma' }).tap();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(NAMES);
}

/** An amount as the language writes it; in lines that are read from the right it is kept together. */
function money(tag: string, cents: number): string {
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'currency', currency: 'BRL' });
  return tag === 'ar' ? `\u2066${format.format(cents / 100)}\u2069` : format.format(cents / 100);
}

/** The bets of a week and of a month are counted by the rules of the language, and the days are written as it writes them. */
async function expectRecord(page: Page, code: 'ru' | 'ar', days: RegExp): Promise<void> {
  await page.goto('/m/gameRecord');
  const forms: Readonly<Record<string, string>> = DICTIONARIES[code].bets;
  for (const range of ['week', 'month']) {
    const chip = page.locator(`[data-tab=${range}]`);
    await chip.tap();
    await expect(chip).toHaveAttribute('aria-current', 'true');
    const count = sumsCount(page);
    await expect(count).toHaveText(/\d/);
    // Behind it stands what is staked on bets that are still open, where there are any.
    // Where it is read from the right, its figure stands apart.
    const [shown = ''] = (await count.innerText()).replace(/[\u2066-\u2069]/g, '').split(' · ');
    const number = Number(/\d+/.exec(shown)?.[0]);
    const form = new Intl.PluralRules(code).select(number);
    expect(shown).toBe(forms[`records_count_${form}`]?.replace('{{count}}', String(number)));
  }
  await expect(page.locator('main')).toContainText(days);
}

test('a third language and one that is read from the right are chosen, followed and kept', async ({ page }) => {
  await enter(page, 'member');
  const cents = await headerBalance(page);
  const html = page.locator('html');
  const home = page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link').first();
  // The only button of the header that shows an amount.
  const balance = page.getByRole('banner').getByRole('button', { name: /\d/ });

  await openSelector(page);
  const selector = page.getByRole('dialog');
  const current = selector.getByRole('button', { pressed: true });
  await expect(current).toHaveText('Português');
  const flags = selector.locator('img');
  await expect
    .poll(() => flags.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0)))
    .toEqual(NAMES.map(() => true));
  await selector.getByRole('button', { name: 'Русский' }).tap();
  await expect(html).toHaveAttribute('lang', 'ru');
  await expect(html).not.toHaveAttribute('dir');
  await expect(home).toHaveText('Главная');
  await expect(balance).toHaveText(money('ru', cents));
  await page.reload();
  await expect(home).toHaveText('Главная');
  await expectRecord(page, 'ru', /\d\d\.\d\d\.\d{4}/);

  await page.goto('/m/home');
  await openSelector(page);
  await expect(current).toHaveText('Русский');
  await selector.getByRole('button', { name: 'العربية' }).tap();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(home).toHaveText('الرئيسية');
  await expect(balance).toHaveText(money('ar', cents));
  const menu = await page.getByRole('button', { name: 'Abrir menu' }).boundingBox();
  expect(menu?.x, 'the menu is at the right').toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.reload();
  await expect(home).toHaveText('الرئيسية');
  await expectRecord(page, 'ar', /\d\d\u200f\/\d\d\u200f\/\d{4}/);
  const turned = page.getByRole('banner').locator('use').first();
  expect(await turned.evaluate((arrow) => getComputedStyle(arrow).transform), 'back points to the right').toContain(
    '-1',
  );
});
