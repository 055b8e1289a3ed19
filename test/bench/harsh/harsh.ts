import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { firstPage, openPhone } from '../data/phone.ts';
import { deploySite } from '../deployed.ts';
import { checkWritable, type Figure } from '../figures.ts';
import { median } from '../statistics.ts';
import { keeper } from '../write.ts';

// Home's paints on a harsh line, behind nginx with its snapshot: `npm run bench -- --part harsh [--rounds N] [--write]`.

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

const keep = keeper(values.write);
const work = mkdtempSync(join(tmpdir(), 'leve-harsh-'));
const site = await deploySite(work);
const browser = await ensureWholeBrowser();

async function visit(name: string): Promise<Paints> {
  const profile = join(work, name);
  const phone = await openPhone({ browser, profile, key: site.key, settings: {}, days: 0 });
  try {
    const page = await firstPage(phone);
    await page.addInitScript(WATCH);
    const session = await phone.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(`${site.url}/m/home`, { waitUntil: 'commit' });
    await page.waitForTimeout(OVER);
    return await page.evaluate<Paints>(PAINTS);
  } finally {
    await phone.close();
  }
}

try {
  // The platform draws its pictures when they are first asked for.
  await visit('warm');
  const visits: Paints[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const paints = await visit(`round-${round}`);
    visits.push(paints);
    const [first, largest] = [paints.first, paints.largest].map((ms) => ms.toFixed(0));
    console.log(`round ${round}: first ${first} ms, largest ${largest} ms ${paints.picture}`);
  }
  const figure = (what: 'first' | 'largest', goal?: string): Figure => ({
    part: 'harsh',
    what: `home, 400 kbit/s, 400 ms, CPU 6x slower: ${what} paint ms`,
    ours: median(visits.map((one) => one[what])).toFixed(0),
    ...(goal !== undefined && { goal }),
  });
  const figures = [figure('first'), figure('largest', 'ours ≤ 1400')];
  for (const { what, ours } of figures) console.log(`${what}: ${ours}`);
  keep(figures, rounds);
} finally {
  await site.close();
  rmSync(work, { recursive: true, force: true });
}
