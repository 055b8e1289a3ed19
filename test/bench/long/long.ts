import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium } from '@playwright/test';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { servePublic } from '../servers.ts';
import { median } from '../statistics.ts';
import { memberAtHome } from '../taps/member.ts';
import { ROUND, tap } from '../taps/steps.ts';
import { keeper } from '../write.ts';
import { seeGames } from './lists.ts';

// What a long visit leaves in memory, with all games seen half way: `npm run bench -- --part long [--steps N] [--games N] [--write]`.

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    steps: { type: 'string', default: '500' },
    games: { type: 'string', default: '12000' },
    write: { type: 'boolean', default: false },
  },
});
const STEPS = Number(values.steps);
const GAMES = Number(values.games);
/** From here on the visit is held against its end: by then all its pages have been seen. */
const EARLY = 50;
/** Measurements that a median is made of: the page on the screen is not the same in each. */
const MEDIAN_OF = 5;
/** ms between two taps, and before a measurement. */
const PACE = 120;
const REST = 1500;
/** The end over the beginning. */
const LIMIT = 1.2;

interface Kept {
  readonly step: number;
  /** KiB in use, garbage collected. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function measure(session: CDPSession, step: number): Promise<Kept> {
  // What one collection frees may free more in the next.
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    step,
    heap: Math.round(value('JSHeapUsedSize') / 1024),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

const keep = keeper(values.write);
const work = mkdtempSync(join(tmpdir(), 'leve-long-'));
const served = await servePublic('dist/public', join(work, 'data'));
const browser = await chromium.launch({
  executablePath: await ensureWholeBrowser(),
  args: ['--disable-gpu', '--no-sandbox'],
});
try {
  const page = await memberAtHome(browser, served.url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const kept: Kept[] = [];
  let steps = 0;
  let games = 0;
  for (let round = 0; steps < STEPS && round < STEPS; round += 1) {
    for (const step of ROUND) {
      if (!(await tap(page, step))) continue;
      steps += 1;
      await page.waitForTimeout(PACE);
    }
    if (games < GAMES && steps >= STEPS / 2) {
      games = await seeGames(page, GAMES);
      await page.evaluate("history.pushState(null, '', '/m/home')");
      if (games < GAMES) throw new Error(`the lists hold ${games} games`);
    }
    await page.waitForTimeout(REST);
    const now = await measure(session, steps);
    kept.push(now);
    console.log(`after ${now.step} steps: ${now.heap} KiB, ${now.nodes} nodes, ${now.listeners} listeners`);
  }
  const early = kept.filter(({ step }) => step >= EARLY).slice(0, MEDIAN_OF);
  const late = kept.slice(-MEDIAN_OF);
  const figures = (['heap', 'nodes', 'listeners'] as const).map((what) => {
    const [first, last] = [early, late].map((some) => median(some.map((one) => one[what])));
    const [begin, end] = [first ?? Number.NaN, last ?? Number.NaN];
    const name = `after ${steps} steps and ${games} games: ${what}${what === 'heap' ? ', KiB' : ''}`;
    const goal = `ratio ≤ ${LIMIT}`;
    return {
      part: 'long' as const,
      what: name,
      ours: `${end}`,
      beside: `after ${EARLY} ${begin}`,
      ratio: end / begin,
      goal,
    };
  });
  for (const { what, ours, beside, ratio } of figures) console.log(`${what}: ${ours}, ${beside}: ${ratio.toFixed(2)}`);
  keep(figures, 1);
} finally {
  await browser.close();
  await served.close();
  rmSync(work, { recursive: true, force: true });
}
