import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { checkWritable } from '../figures.ts';
import { keeper } from '../write.ts';
import { buildPages } from './build.ts';
import { BARE, type Contestant, fileOf, LISTS, MOVERS } from './contestants.ts';
import { listFigures, moverFigures } from './figures.ts';
import { type Course, type ListMeasures, measureList, measureMover } from './measure.ts';
import { servePages } from './serve.ts';
import { goals, listTable, moverTable } from './table.ts';

// Our widgets beside those that a React app would take: `npm run bench -- --part widgets [--rounds N] [--cpu N]
// [--short] [--only lists|movers] [--write]`.

const REPORT = 'dist/report';
const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '6' },
    pages: { type: 'string' },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
// The first of several speeds is meant for visits: a list is scrolled at one.
const cpu = values.cpu.includes(',') ? 6 : Number(values.cpu);
const rounds = values.short ? 1 : Number(values.rounds);
if (values.write) checkWritable(process.argv, rounds);
const course: Course = values.short
  ? { cpu, distance: 8000, filmed: 8000, watched: 2000 }
  : // Long enough for a plan of the ticker to end, and another to begin.
    { cpu, distance: 40_000, filmed: 12_000, watched: 30_000 };

const busy = loadavg()[1] ?? 0;
const keep = keeper(values.write);
const bytes = await buildPages([...LISTS, ...MOVERS, ...BARE]);
const weight = (one: Contestant): number => bytes.get(fileOf(one)) ?? 0;
const bare = {
  preact: weight(BARE[0] as Contestant),
  react: weight(BARE[1] as Contestant),
  leve: weight(BARE[2] as Contestant),
  none: 0,
};
const lists = (values.only === 'movers' ? [] : LISTS).map((one) => ({ ...one, measured: [] as ListMeasures[] }));
const movers = (values.only === 'lists' ? [] : MOVERS).map((one) => ({ ...one, measured: [] as number[] }));

const served = await servePages();
const wholeBrowser = await ensureWholeBrowser();
const launch = (...more: string[]) =>
  chromium.launch({ executablePath: wholeBrowser, args: ['--disable-gpu', '--no-sandbox', ...more] });
const browser = await launch();
/** Half a minute after any page's start V8 tidies up after it, where nothing moves too: 30 to 90 ms that no mover has spent. */
const untidied = await launch('--js-flags=--no-memory-reducer');
const address = (one: Contestant): string => `${served.url}/${fileOf(one)}.html`;

/** Every round in another order, so that what else the machine does hits all alike. */
const turned = <T>(all: readonly T[], round: number): T[] => [
  ...all.slice(round % all.length),
  ...all.slice(0, round % all.length),
];

/** A browser that stalls on a busy machine gets one more try: a round that is lost would cost all of them. */
async function twice<T>(measure: () => Promise<T>): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    console.warn(`once more: ${error instanceof Error ? error.message : String(error)}`);
    return measure();
  }
}

try {
  for (let round = 0; round < rounds; round += 1) {
    for (const one of turned(lists, round)) {
      one.measured.push(await twice(() => measureList(browser, address(one), course)));
      console.log(`round ${round + 1} of ${rounds}, ${one.name}: ${one.measured.at(-1)?.work.toFixed(0)} ms of work`);
    }
    for (const one of turned(movers, round)) {
      one.measured.push(await twice(() => measureMover(untidied, address(one), course)));
      console.log(`round ${round + 1} of ${rounds}, ${one.name}: ${one.measured.at(-1)?.toFixed(0)} ms per 10 s`);
    }
  }
} finally {
  await browser.close();
  await untidied.close();
  await served.close();
}

const listResults = lists.map((one) => ({
  name: one.name,
  page: weight(one),
  own: weight(one) - bare[one.page.startsWith('leve') ? 'leve' : one.frame],
  rounds: one.measured,
}));
const moverResults = movers.map((one) => ({ name: one.name, page: weight(one), rounds: one.measured }));
const text = [
  `Medians of ${rounds} interleaved rounds, Chromium ${browser.version()}, processor ${cpu}x slower, CPU time of the main thread: 10,000 tiles, ${course.distance} px at 8,000 px/s;`,
  `blank: filmed frames with a band over 60 px; own: over a page with the same framework and tile but no list. Load ${busy.toFixed(1)} before, ${loadavg()[1]?.toFixed(1)} at the end.`,
  '',
  listTable(listResults),
  '',
  moverTable(moverResults),
  '',
  goals(listResults, moverResults),
  '',
].join('\n');
mkdirSync(REPORT, { recursive: true });
writeFileSync(`${REPORT}/bench-widgets.md`, text);
writeFileSync(
  `${REPORT}/bench-widgets.json`,
  JSON.stringify({ course, lists: listResults, movers: moverResults }, null, 1),
);
console.log(`\n${text}`);
keep([...listFigures(listResults), ...moverFigures(moverResults)], rounds);
