/**
 * Measures what the settings say that a visit costs, and writes it where they read it: `npm run bench -- --part prices`. As the wire of
 * data.ts: built site with snapshot behind nginx, a current Chromium, two pixels per pixel.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { OPENER } from '../../support/tile-parts.ts';
import { deploySite } from '../deployed.ts';
import { firstPage, openPhone, signedIn } from './phone.ts';
import { calm, readList } from './ways.ts';
import { readWire, sumsOf } from './wire.ts';

const FILE = 'src/app/pages/settings/visit-prices.ts';
const MODES = ['off', 'small', 'full'] as const;
/** Prices are said in KB. */
const STEP = 1000;

const work = mkdtempSync(join(tmpdir(), 'leve-prices-'));
const log = join(work, 'sent.log');
const browser = await ensureWholeBrowser();
const site = await deploySite(work, log);

/** Into a game, up to where its maker's page begins. */
async function enterGame(page: Page): Promise<void> {
  await page.locator(OPENER).first().tap();
  await page.waitForURL(/\/sandbox\/games\//);
}

/** Bytes of a new phone's way from home over a list into a game. The game's own page is its maker's. */
async function priceOf(mode: string, round: number): Promise<Record<'home' | 'list' | 'game', number>> {
  const context = await openPhone({
    browser,
    profile: join(work, `${mode}-${round}`),
    key: site.key,
    settings: { language: 'pt', pictures: mode, ...(await signedIn(site.url, 'member')) },
    days: 0,
  });
  const page = await firstPage(context);
  const weigh = async (walk: () => Promise<unknown>): Promise<number> => {
    const before = readWire(log).length;
    await walk();
    return sumsOf(readWire(log, before).filter(({ address }) => !address.startsWith('/sandbox/'))).all;
  };
  const home = await weigh(async () => {
    await page.goto(`${site.url}/m/home`);
    await calm({ page, log });
  });
  const list = await weigh(() => readList({ page, log }, '/m/slot-games'));
  const game = await weigh(() => enterGame(page));
  await context.close();
  return { home, list, game };
}

try {
  const rows: Record<'home' | 'list' | 'game', Record<string, number>> = { home: {}, list: {}, game: {} };
  for (const mode of MODES) {
    // In the first round the platform draws its pictures.
    await priceOf(mode, 0);
    const price = await priceOf(mode, 1);
    for (const [visit, bytes] of Object.entries(price)) {
      rows[visit as keyof typeof rows][mode] = Math.max(STEP, Math.round(bytes / STEP) * STEP);
    }
    console.log(mode, price);
  }
  const lines = Object.entries(rows).map(
    ([visit, { off, small, full }]) => `  ${visit}: { off: ${off}, small: ${small}, full: ${full} },`,
  );
  writeFileSync(
    FILE,
    `import type { PictureMode } from '../../lib/picture-url.ts';

/**
 * Bytes on the wire of a new phone, all kinds together: home, then a list of five screens, then the way into a game. Written by
 * \`npm run bench -- --part prices\`, which measures them on the built site.
 */
export const VISIT_PRICES: Readonly<Record<'home' | 'list' | 'game', Readonly<Record<PictureMode, number>>>> = {
${lines.join('\n')}
};
`,
  );
} finally {
  await site.close();
  rmSync(work, { recursive: true, force: true });
}
