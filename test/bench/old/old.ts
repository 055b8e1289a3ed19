import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { unpackChromium67 } from '../../legacy/chromium-67.ts';
import { openPhone, type Phone } from '../../legacy/phone.ts';
import { byClass } from '../../support/by-class.ts';
import { checkWritable, type Figure } from '../figures.ts';
import { LIST_FLOOR, LIST_PATH, REAL, RIVALS } from '../list/contestants.ts';
import { servePublic } from '../servers.ts';
import { median } from '../statistics.ts';
import { buildPages } from '../widgets/build.ts';
import { fileOf } from '../widgets/contestants.ts';
import { keeper } from '../write.ts';

// The trace of the part `list` in Chromium 67, beside the same lists: `npm run bench -- --part old [--rounds N] [--write]`.

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (values.write) checkWritable(process.argv, rounds);

/** px of the trace, px a frame, and ms that it may wait for data in all. */
const [DISTANCE, STEP, PATIENCE] = [60_000, 120, 60_000];
/** ms after which what comes late with a page's start is over. */
const REST = 3000;
/** A frame after more than this is late, ms. */
const LATE = 50;

/** What other lists call and Chromium 67 does not have: Leve and the floor do without. */
const LACKING = `
  window.globalThis = window;
  window.queueMicrotask = (run) => void Promise.resolve().then(run);
  Object.hasOwn = (owner, name) => Object.prototype.hasOwnProperty.call(owner, name);
  Object.fromEntries = (entries) => [...entries].reduce((all, [name, value]) => ({ ...all, [name]: value }), {});
  Array.prototype.at = function (place) { return this[place < 0 ? this.length + place : place]; };
  Array.prototype.flat = function () { return [].concat(...this); };
  Array.prototype.flatMap = function (make) { return this.map(make).flat(); };
`;
const DRIVER = readFileSync(new URL('../list/driver.js', import.meta.url), 'utf8');

/** ms of the main thread by kind, as far as this browser tells: its sum of all tasks stays 0. */
interface Trace {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** The three together. */
  readonly work: number;
  /** Part of the frames, and their number. */
  readonly late: number;
  readonly frames: number;
}

async function trace(phone: Phone, url: string): Promise<Trace> {
  await phone.open(url);
  await phone.until(`!!document.querySelector('${byClass('picture-shown')}')`);
  await setTimeout(REST);
  await phone.read(DRIVER);
  const before = await phone.metrics();
  await phone.read(`listWatch.trace(${DISTANCE}, ${STEP}, ${PATIENCE})`);
  const after = await phone.metrics();
  const { times } = await phone.read<{ times: number[] }>('listWatch.end()');
  const spent = (name: string): number => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000;
  const [script, style, layout] = [spent('ScriptDuration'), spent('RecalcStyleDuration'), spent('LayoutDuration')];
  const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const late = waits.filter((wait) => wait > LATE).length / Math.max(1, waits.length);
  return { script, style, layout, work: script + style + layout, late, frames: times.length };
}

const keep = keeper(values.write);
const work = mkdtempSync(join(tmpdir(), 'leve-old-'));
const publicDir = join(work, 'public');
cpSync('dist/public', publicDir, { recursive: true, preserveTimestamps: true });
await buildPages(RIVALS, { from: 'test/bench/list/pages', into: join(publicDir, 'bench') });
const served = await servePublic(publicDir, join(work, 'data'));
const program = await unpackChromium67();
const lists = [
  { name: REAL, path: LIST_PATH },
  ...RIVALS.map((one) => ({ name: one.name, path: `/bench/${fileOf(one)}.html` })),
];
const results: { name: string; trace: Trace }[] = [];

async function measure(path: string): Promise<Trace> {
  const phone = await openPhone(program, ['--single-process', '--no-zygote']);
  try {
    if (path !== LIST_PATH) await phone.before(LACKING);
    return await trace(phone, served.url + path);
  } finally {
    await phone.close();
  }
}

try {
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % lists.length;
    for (const { name, path } of [...lists.slice(turn), ...lists.slice(0, turn)]) {
      // A browser of 2018 in one process may come to a standstill.
      const measured = await measure(path).catch((error: unknown) => {
        console.warn(`once more: ${String(error)}`);
        return measure(path);
      });
      results.push({ name, trace: measured });
      const says = Object.entries(measured).map(([what, value]) => `${what} ${Number(value.toFixed(3))}`);
      console.log(`round ${round + 1} of ${rounds}, ${name}: ${says.join(', ')}`);
    }
  }
  const of = (name: string, what: keyof Trace): number[] =>
    results.filter((one) => one.name === name).map((one) => one.trace[what]);
  const figures = RIVALS.map(({ name }): Figure => {
    const theirs = of(name, 'work');
    const ratio = median(of(REAL, 'work').map((ours, round) => ours / (theirs[round] ?? Number.NaN)));
    return {
      part: 'old',
      what: 'trace in Chromium 67, script, style and layout ms',
      ours: median(of(REAL, 'work')).toFixed(0),
      beside: `${name} ${median(theirs).toFixed(0)}`,
      ratio,
      goal: `ratio ≤ ${name === LIST_FLOOR ? 1.4 : 0.6}`,
    };
  });
  for (const { what, ours, beside, ratio } of figures) console.log(`${what}: ${ours}, ${beside}: ${ratio?.toFixed(2)}`);
  keep(figures, rounds);
} finally {
  await served.close();
  rmSync(work, { recursive: true, force: true });
}
