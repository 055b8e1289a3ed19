import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PictureMode } from '../../../src/app/lib/picture-url.ts';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { OPENER } from '../../support/tile-parts.ts';
import { firstPage, openPhone, signedIn } from '../data/phone.ts';
import { calm, readList, stayAtHome, type Walker } from '../data/ways.ts';
import { readWire, sumsOf } from '../data/wire.ts';
import { deploySite } from '../deployed.ts';

// What pictures cost on the wire, by mode and by what is visited, written into the settings: `npm run bench -- --part prices`.

const FILE = 'src/app/pages/settings/picture-price.ts';
const MODES: readonly PictureMode[] = ['off', 'small', 'full'];
/** Bytes to which a price is rounded: it is told as about so much. */
const STEP = 500;

const work = mkdtempSync(join(tmpdir(), 'leve-prices-'));
const log = join(work, 'sent.log');
const browser = await ensureWholeBrowser();
const site = await deploySite(work, { log });
const member = await signedIn(site.url, 'member');

/** A phone that has seen nothing before, and the visits whose pictures have a price, in the order in which they are made. */
const PHONES = [
  {
    settings: {},
    visits: {
      home: (walker: Walker) => stayAtHome(walker, site.url),
      list: (walker: Walker) => readList(walker, '/m/slot-games'),
    },
  },
  {
    settings: member,
    visits: {
      async before(walker: Walker) {
        await walker.page.goto(`${site.url}/m/slot-games`);
        await calm(walker);
      },
      async entrance(walker: Walker) {
        await openGame(walker.page);
        await calm(walker);
      },
    },
  },
];
type Prices = Record<'home' | 'list' | 'entrance', number>;

/** Opens the entrance of a list's first game. */
async function openGame(page: Page): Promise<void> {
  await page.locator(OPENER).first().tap();
  await page.getByRole('dialog').waitFor();
}

/** Bytes of pictures by visit. */
async function pricesOf(pictures: PictureMode, round: number): Promise<Prices> {
  const prices: Record<string, number> = {};
  for (const [at, { settings, visits }] of PHONES.entries()) {
    const kept = { language: 'pt', ...settings, ...(pictures !== 'full' && { pictures }) };
    const profile = join(work, `${pictures}-${at}-${round}`);
    const context = await openPhone({ browser, profile, key: site.key, settings: kept, days: 0 });
    try {
      const page = await firstPage(context);
      for (const [visit, walk] of Object.entries(visits)) {
        const before = readWire(log).length;
        await walk({ page, log });
        prices[visit] = sumsOf(readWire(log, before)).pictures;
      }
    } finally {
      await context.close();
    }
  }
  const { home = Number.NaN, list = Number.NaN, entrance = Number.NaN } = prices;
  return { home, list, entrance };
}

/** The file with other figures in it. */
function written(source: string, prices: Record<PictureMode, Prices>): string {
  const about = (bytes: number) => `${Math.round(bytes / STEP) * STEP}`.replace(/\B(?=\d{3}$)/, '_');
  const lines = MODES.map((mode) => {
    const { home, list, entrance } = prices[mode];
    return `  ${mode}: { home: ${about(home)}, list: ${about(list)}, entrance: ${about(entrance)} },\n`;
  });
  return source.replace(/(PICTURE_PRICE[^{]*\{\n)[^}]*(?:\}[^}]*)*(\n?\};)/, `$1${lines.join('')}};`);
}

try {
  const prices = {} as Record<PictureMode, Prices>;
  for (const mode of MODES) {
    // The first round is not counted: in it the platform draws its pictures.
    await pricesOf(mode, 0);
    prices[mode] = await pricesOf(mode, 1);
    console.log(mode, prices[mode]);
  }
  writeFileSync(FILE, written(readFileSync(FILE, 'utf8'), prices));
  console.log(`written into ${FILE}`);
} finally {
  await site.close();
  rmSync(work, { recursive: true, force: true });
}
