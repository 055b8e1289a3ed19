import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWholeBrowser } from '../support/browser.ts';
import { byClass } from '../support/by-class.ts';
import { checkWritable } from './figures.ts';
import { type Served, serveBoth } from './servers.ts';
import { summarise, type Visit } from './statistics.ts';
import { benchTable, visitFigures } from './table.ts';
import { measureVisit } from './visit.ts';
import { keeper } from './write.ts';

/** What is visited, and the picture that each page is about. */
const PAGES = {
  home: { path: '/m/home', hero: byClass('home-banner', ' img') },
  list: { path: '/m/slot-games', hero: '.tile img' },
  login: { path: '/m/login', hero: byClass('form-hero', ' img') },
} as const;
type PageName = keyof typeof PAGES;

const REPORT = 'dist/report';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4,10' },
    pages: { type: 'string', default: Object.keys(PAGES).join() },
    part: { type: 'string' },
    short: { type: 'boolean' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (values.write) checkWritable(process.argv, rounds);
const speeds = values.cpu.split(',').map(Number);
const names = values.pages.split(',').filter((name): name is PageName => name in PAGES);

/** The shape of the machine, as figures without it mean little. */
const machine = (): string => {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}`;
};

/** Visits every page at every speed on both builds, side by side, so that what else the machine does hits both alike. */
async function visitAll(served: readonly Served[], browser: string, work: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  // The first round is not counted: in it the platform draws its pictures.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      for (const cpu of round === 0 ? [1] : speeds) {
        const order = round % 2 === 0 ? served : [...served].reverse();
        for (const { runtime, url } of order) {
          const { path, hero } = PAGES[name];
          const measures = await measureVisit({ browser, address: url + path, hero, cpu, work });
          if (round > 0) visits.push({ page: name, cpu, runtime, round, measures });
          const says = Object.entries(measures).map(([measure, value]) => `${measure} ${Number(value.toFixed(3))}`);
          console.log(`round ${round} of ${rounds}, ${name}, CPU ${cpu}x, ${runtime}: ${says.join(', ')}`);
        }
      }
    }
  }
  return visits;
}

/** What else the machine did before: above its cores the figures are noise, and only ratios say something. */
const busy = loadavg()[1] ?? 0;
const keep = keeper(values.write);
const work = mkdtempSync(join(tmpdir(), 'leve-bench-'));
const served = await serveBoth(work);
try {
  const visits = await visitAll(served, await ensureWholeBrowser(), work);
  const summaries = summarise(visits);
  const text = [
    `Medians of ${rounds} rounds, Preact / React (ratio): first visits with a fresh profile at 1.6 Mbit/s and 150 ms, the processor slowed.`,
    `${new Date().toISOString().slice(0, 10)}, ${machine()}, load ${busy.toFixed(1)} before and ${loadavg()[1]?.toFixed(1)} at the end.`,
    '',
    benchTable(summaries),
    '',
  ].join('\n');
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(join(REPORT, 'bench.md'), text);
  writeFileSync(join(REPORT, 'bench.json'), JSON.stringify({ machine: machine(), rounds, summaries, visits }, null, 1));
  console.log(`\n${text}`);
  keep(visitFigures(summaries), rounds);
} finally {
  await Promise.all(served.map((one) => one.close()));
  rmSync(work, { recursive: true, force: true });
}
