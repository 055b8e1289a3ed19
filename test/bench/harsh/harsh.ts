import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { firstPage, openPhone } from '../data/phone.ts';
import { deploySite } from '../deployed.ts';
import { checkWritable, type Figure } from '../figures.ts';
import { median } from '../statistics.ts';
import { keeper } from '../write.ts';

// Home's paints on a harsh line, behind nginx with its snapshot, beside the least that a page can be: `npm run bench -- --part harsh [--rounds N] [--write]`.

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (values.write) checkWritable(process.argv, rounds);

/** 400 kbit/s and 400 ms, on a processor slowed 6 times. The browser gives what comes in one read as a whole: a real line brings HTML in pieces. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU = 6;
/** ms after which nothing larger is painted. */
const OVER = 8000;

interface Paints {
  /** ms since the navigation began. */
  readonly first: number;
  readonly largest: number;
  /** Address of the picture that is largest, '' for text. */
  readonly picture: string;
}

const WATCH = `new PerformanceObserver((list) => {
  for (const { startTime, url } of list.getEntries()) window.largestPaint = { largest: startTime, picture: url };
}).observe({ type: 'largest-contentful-paint', buffered: true })`;

const PAINTS = `({ first: performance.getEntriesByName('first-paint')[0].startTime, ...window.largestPaint })`;

const HOME = '/m/home';
const FLOOR = '/floor';

/** A page that is home's largest picture and nothing else: no page shows it sooner on this line and machine. */
const floorPage = (picture: string): string =>
  `<!doctype html><title>floor</title><meta name="viewport" content="width=device-width"><body bgcolor="#0b1020"><img src="${picture}" alt="" width="336" height="96">`;

const keep = keeper(values.write);
const work = mkdtempSync(join(tmpdir(), 'leve-harsh-'));
// Over HTTP/2 the browser's throttling counts what has come with the headers once more when it is read: HTML of 12 KB took 500 ms, not 250.
const site = await deploySite(work, { tls: false });
const browser = await ensureWholeBrowser();

async function visit(name: string, path: string): Promise<Paints> {
  const profile = join(work, `${name}${path.replaceAll('/', '-')}`);
  const phone = await openPhone({ browser, profile, key: site.key, settings: {}, days: 0 });
  try {
    const page = await firstPage(phone);
    await page.addInitScript(WATCH);
    const session = await phone.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await page.waitForTimeout(OVER);
    return await page.evaluate<Paints>(PAINTS);
  } finally {
    await phone.close();
  }
}

try {
  // The platform draws its pictures when they are first asked for.
  const { picture } = await visit('warm', HOME);
  writeFileSync(join(work, 'public', `${FLOOR}.html`), floorPage(new URL(picture).pathname + new URL(picture).search));
  const visits: Record<string, Paints[]> = { [HOME]: [], [FLOOR]: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, all] of Object.entries(visits)) {
      const paints = await visit(`round-${round}`, path);
      all.push(paints);
      const [first, largest] = [paints.first, paints.largest].map((ms) => ms.toFixed(0));
      console.log(`round ${round}, ${path}: first ${first} ms, largest ${largest} ms ${paints.picture}`);
    }
  }
  const of = (path: string, what: 'first' | 'largest'): number => median((visits[path] ?? []).map((one) => one[what]));
  const figure = (what: 'first' | 'largest', goal?: string): Figure => {
    const [ours, floor] = [of(HOME, what), of(FLOOR, what)];
    return {
      part: 'harsh',
      what: `home, 400 kbit/s, 400 ms, CPU 6x slower: ${what} paint ms`,
      ours: ours.toFixed(0),
      beside: `its picture alone ${floor.toFixed(0)}`,
      ratio: ours / floor,
      ...(goal !== undefined && { goal }),
    };
  };
  const figures = [figure('first'), figure('largest', 'ours ≤ 1400')];
  for (const { what, ours, beside } of figures) console.log(`${what}: ${ours}, ${beside}`);
  keep(figures, rounds);
} finally {
  await site.close();
  rmSync(work, { recursive: true, force: true });
}
