import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type CutText, cutTexts } from '../support/cut-texts.ts';
import { flowLanguages, headCommit } from '../support/flow-languages.ts';
import { fontSettings } from '../support/fonts.ts';
import { piecesOf } from '../support/pieces.ts';
import { expect, test } from './fixtures.ts';
import { ALL_LANGUAGES, drawFour, ownText } from './languages/texts.ts';
import { watchLine } from './line.ts';
import { allThere, drawn, reveal, walk } from './rest.ts';
import { enter } from './steps.ts';
import { VISITORS } from './visitors.ts';

const FONTS = fontSettings();

// The letters of all languages are this browser's alone: in another font every other test would look at other lengths.
test.use({
  launchOptions: {
    ...(process.env.LEVE_BROWSER && { executablePath: process.env.LEVE_BROWSER }),
    args: ['--disable-gpu', '--disable-quic', '--no-sandbox'],
    ...(FONTS && { env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: FONTS } }),
  },
});

test.beforeEach(() => {
  test.skip(!FONTS, 'no letters of all languages here: that texts fit in all of them is not proved');
  test.setTimeout(WHOLE ? 900_000 : 300_000);
});

/** `npm run test:languages`: every language on every screen. */
const WHOLE = process.env.LEVE_LANGUAGES === 'whole';
/** Widths of small phones in px. */
const WIDTHS = [320, 360];
const HEIGHT = 640;

/** The language that no flow of this run is in: its lengths are looked at here. */
const OTHER_LANGUAGE = (['pt', 'en'] as const).filter((code) => !flowLanguages.includes(code));

/** The screens that every language is seen on, in each run of the gate. */
const EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  guest: ['/m/home', '/m/login', '/m/register'],
  member: ['/m/member/home', '/m/voucherCenter', '/m/gameRecord', '/m/protection'],
  agent: ['/m/agent'],
};

/** Shows another language without loading the page anew, as when it is chosen in another tab. */
async function show(page: Page, code: string): Promise<void> {
  const line = watchLine(page);
  await page.evaluate((key) => {
    localStorage.setItem('language', key);
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: key }));
  }, code);
  await expect(page.locator('html')).toHaveAttribute('lang', code === 'pt' ? 'pt-BR' : code);
  await line.quiet(60);
  await reveal(page);
}

/** Faults of a screen in a language, at each width. */
async function faultsOf(page: Page, code: string, path: string): Promise<string[]> {
  const told: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await drawn(page);
    const found = await page.evaluate<CutText[]>(`(${cutTexts.toString()})()`);
    for (const { fault, text, place, by } of found) {
      // A long word may be parted where there is hardly room for any.
      if (fault === 'split' && width < 360) continue;
      if (fault === 'wide' || fault === 'key' || ownText(code, text)) {
        told.push(`${code} ${width} ${path} ${fault} by ${by}: “${text}” in ${place}`);
      }
    }
  }
  return told;
}

async function examine(page: Page, paths: readonly string[], codes: readonly string[]): Promise<void> {
  const faults = new Set<string>();
  for (const path of paths) {
    await test.step(path, async () => {
      await walk(page, path);
      for (const code of codes) {
        await show(page, code);
        for (const fault of await faultsOf(page, code, path)) faults.add(fault);
      }
    });
  }
  expect([...faults]).toEqual([]);
}

/** A visitor's first page, from which they walk on. */
async function arrive(page: Page, account: string | undefined): Promise<void> {
  if (account) await enter(page, account);
  else await page.goto('/m/home');
  // Only then is a language of another tab heard of.
  await allThere(page);
}

/** Screens of one test. */
const PIECE = 9;

for (const { who, account, screens } of VISITORS) {
  const few = EVERYWHERE[who] ?? [];
  for (const piece of piecesOf(few, 2)) {
    test(`texts fit in every language (${who}, ${piece.join(' ')})`, async ({ page }) => {
      await arrive(page, account);
      await examine(page, piece, ALL_LANGUAGES);
    });
  }
  const codes = WHOLE ? ALL_LANGUAGES : [...OTHER_LANGUAGE, ...drawFour(headCommit())];
  const rest = screens.filter((path) => !few.includes(path));
  for (const piece of piecesOf(rest, PIECE)) {
    test(`texts fit on every screen (${who}, from ${piece[0]} on; ${WHOLE ? 'all languages' : codes.join(' ')})`, async ({
      page,
    }) => {
      await arrive(page, account);
      await examine(page, piece, codes);
    });
  }
}

test('the icons of the footer stand level whatever its words are', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await arrive(page, undefined);
  for (const code of ['th', 'km', 'te', 'bn']) {
    await show(page, code);
    // The first of its items leads home, in whatever words.
    const bar = page.getByRole('navigation').filter({ has: page.locator('a[href="/m/home"]') });
    const icons = bar.locator('a > span:first-child');
    const tops = await icons.evaluateAll((all) => all.map((icon) => Math.round(icon.getBoundingClientRect().top)));
    expect(tops.length, code).toBe(6);
    expect(new Set(tops).size, code).toBe(1);
  }
});

test('what looks for cut texts finds them', async ({ page }) => {
  await page.setContent(`<meta name="viewport" content="width=device-width"><style>div { width: 60px; white-space: nowrap }</style>
    <div style="overflow: hidden">too long for its room</div>
    <div style="overflow: hidden; text-overflow: ellipsis">this one has three points</div>
    <div style="overflow: hidden; white-space: normal; height: 20px; line-height: 20px">the second line of it is lost</div>
    <button style="width: 50px; white-space: nowrap; overflow: visible">beyond the button</button>
    <div style="width: 40px; line-height: 20px; white-space: normal; word-break: break-all">incomprehensible</div>
    <div style="overflow: auto">may be scrolled aside</div><p>nav_home</p><p>fits</p>`);
  const found = await page.evaluate<CutText[]>(`(${cutTexts.toString()})()`);
  expect(found.map(({ fault, text }) => `${fault}: ${text}`)).toEqual([
    'cut: too long for its room',
    'cut: this one has three points',
    'cut: the second line of it is lost',
    'outside: beyond the button',
    'split: incomprehensible',
    'key: nav_home',
  ]);
});

test('the dictionaries hold every language of the list', () => {
  const listed = JSON.parse(readFileSync('locales/languages.json', 'utf8')) as { code: string }[];
  expect(ALL_LANGUAGES.length).toBe(listed.filter(({ code }) => !/-X[AB]$/.test(code)).length);
});
