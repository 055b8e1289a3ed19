import type { Page } from '@playwright/test';
import { type CutText, cutTexts } from '../support/cut-texts.ts';
import { type FlowLanguage, flowLanguages } from '../support/flow-languages.ts';
import { fontSettings } from '../support/fonts.ts';
import { piecesOf } from '../support/pieces.ts';
import { expect, test } from './fixtures.ts';
import { ownText } from './languages/texts.ts';
import { allThere, drawn, walk } from './rest.ts';
import { enter, startIn } from './steps.ts';
import { VISITORS } from './visitors.ts';

// A person who wants text twice as large reads every screen, on the smallest phone: nothing of ours is cut, no amount is parted.

const FONTS = fontSettings();

/** px; what is wider makes a phone's window wider too, so the window itself proves nothing. */
const WIDTH = 320;

// Letters as wide as a phone's: those of a machine without fonts of its own are wider than any phone's.
test.use({
  viewport: { width: WIDTH, height: 568 },
  launchOptions: {
    ...(process.env.LEVE_BROWSER && { executablePath: process.env.LEVE_BROWSER }),
    args: ['--disable-gpu', '--disable-quic', '--no-sandbox'],
    ...(FONTS && { env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: FONTS } }),
  },
});

test.beforeEach(() => {
  test.skip(!FONTS, 'no letters of phones here: that large ones fit is not proved');
  test.setTimeout(240_000);
});

/** Screens of one test. */
const PIECE = 9;

/** A name of the platform's that is also a text of ours. */
const FOREIGN = /^Sorteio Turbo/;

/** px of text where nothing else is said: 16 as browsers come. */
const setTextSize = async (page: Page, px: number): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
};

/** Runs in the page: amounts that are parted, rows of lists that hold more than they are high, and how wide the page is. No function in it has a name. */
function broken(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    if (!/^[-+]?R\$\s?[\d.,]+$/.test(text)) continue;
    // What is for screen readers alone has a room of one pixel.
    let box: Element | null = node.parentElement;
    while (box && (box as HTMLElement).offsetWidth !== 1) box = box.parentElement;
    if (box) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
    if (tops.size > 1) found.push(`parted: ${text}`);
  }
  for (const row of document.querySelectorAll('[role="listitem"]')) {
    const { scrollHeight, clientHeight, textContent } = row;
    if (scrollHeight > clientHeight + 1) found.push(`higher than its row: ${textContent?.slice(0, 40)}`);
  }
  found.push(`${document.documentElement.scrollWidth} px wide`);
  return found;
}

async function faultsOf(page: Page, language: FlowLanguage, path: string): Promise<string[]> {
  await walk(page, path);
  await drawn(page);
  const cut = await page.evaluate<CutText[]>(`(${cutTexts.toString()})()`);
  // A long word may be parted where there is hardly room for any.
  const own = cut.filter(({ fault, text }) => fault !== 'split' && ownText(language, text) && !FOREIGN.test(text));
  const words = own.map(({ fault, text, place, by }) => `${fault} by ${by}: “${text}” in ${place}`);
  return [...words, ...(await page.evaluate(broken))]
    .filter((fault) => fault !== `${WIDTH} px wide`)
    .map((fault) => `${path} ${fault}`);
}

for (const language of flowLanguages) {
  for (const { who, account, screens } of VISITORS) {
    for (const piece of piecesOf<string>(screens, PIECE)) {
      test(`text of 200 % is read whole at 320 px (${language}, ${who}, from ${piece[0]} on)`, async ({ page }) => {
        await startIn(page, language);
        if (account) await enter(page, account);
        else await page.goto('/m/home');
        await allThere(page);
        await setTextSize(page, 32);
        const faults: string[] = [];
        for (const path of piece) faults.push(...(await faultsOf(page, language, path)));
        expect(faults).toEqual([]);
      });
    }
  }
}

test('the browser is told that text may follow the phone’s own setting, and it does', async ({ page }) => {
  await page.goto('/m/set');
  await expect(page.locator('meta[name="text-scale"]')).toHaveAttribute('content', 'scale');
  const heading = page.getByRole('heading', { level: 2 }).first();
  const sizeOf = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await sizeOf();
  await setTextSize(page, 24);
  await expect.poll(sizeOf).toBeCloseTo(usual * 1.5, 1);
});
