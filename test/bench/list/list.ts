import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { checkWritable } from '../figures.ts';
import { servePublic } from '../servers.ts';
import { buildPages } from '../widgets/build.ts';
import { type Contestant, fileOf } from '../widgets/contestants.ts';
import { keeper } from '../write.ts';
import { LIST_PATH, REAL, RIVALS } from './contestants.ts';
import { type Course, FLING, filmFling, type Lengths, type Line, measureCourse, onList, READING } from './measure.ts';
import { type ListRound, type ListRounds, realFigures, realTable } from './table.ts';
import { measureWork } from './work.ts';

// The built list page beside others over the same calls: `npm run bench -- --part list [--rounds N] [--cpu N] [--short]
// [--only trace,fling,work,reading,read,end,film] [--write]`.

const REPORT = 'dist/report';
const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '6' },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    rivals: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const cpu = Number(values.cpu);
const rounds = values.short ? 1 : Number(values.rounds);
if (values.write) checkWritable(process.argv, rounds);
const lengths: Lengths = values.short
  ? { trace: 12_000, fling: 12_000, read: 1500 }
  : { trace: 60_000, fling: 40_000, read: 4000 };

type Way = Course | 'film' | Work;

/** Ways whose work is counted by the thread's own time. */
type Work = 'work' | 'reading';

const isWork = (course: Way): course is Work => course === 'work' || course === 'reading';

/** Ways over a list, and the lines they are gone on. */
const COURSES: readonly { readonly course: Way; readonly line: Line }[] = [
  { course: 'trace', line: 'free' },
  { course: 'work', line: 'free' },
  { course: 'reading', line: 'free' },
  { course: 'fling', line: 'free' },
  { course: 'fling', line: 'slow' },
  { course: 'read', line: 'slow' },
  { course: 'end', line: 'slow' },
  { course: 'film', line: 'slow' },
];
const courses = COURSES.filter(({ course }) => !values.only || values.only.split(',').includes(course));

const busy = loadavg()[1] ?? 0;
const keep = keeper(values.write);
const work = mkdtempSync(join(tmpdir(), 'leve-list-'));
const publicDir = join(work, 'public');
// A compressed file that is older than its own would not be served.
cpSync('dist/public', publicDir, { recursive: true, preserveTimestamps: true });
const rivals = RIVALS.filter(
  ({ name }) => !values.rivals || values.rivals.split(',').some((part) => name.includes(part)),
);
await buildPages(rivals, { from: 'test/bench/list/pages', into: join(publicDir, 'bench') });
const served = await servePublic(publicDir, join(work, 'data'));
const browser = await chromium.launch({
  executablePath: await ensureWholeBrowser(),
  args: ['--disable-gpu', '--no-sandbox'],
});

const pathOf = (one: Contestant): string => `/bench/${fileOf(one)}.html`;
const lists = [{ name: REAL, path: LIST_PATH }, ...rivals.map((one) => ({ name: one.name, path: pathOf(one) }))];
const results: ListRounds[] = [];

async function measure(path: string, course: Way, line: Line): Promise<ListRound> {
  // Slowed, the thread's own time would hold the pauses that slow it.
  const speed = { cpu: isWork(course) ? 1 : cpu, line };
  return onList(browser, served.url + path, speed, async (page, session) => {
    if (course === 'film') return { ...(await filmFling(session, lengths.fling / 2)) };
    if (isWork(course)) {
      const way =
        course === 'work' ? { distance: lengths.fling, speed: FLING } : { distance: lengths.read, speed: READING };
      return { ...(await measureWork(session, way, cpu)) };
    }
    return { ...(await measureCourse(page, session, course, lengths)) };
  });
}

try {
  // The sandbox draws a picture when it is first asked for: whoever came first would wait for it, and its calls behind it.
  await onList(browser, served.url + LIST_PATH, { cpu: 1, line: 'free' }, (page, session) =>
    measureCourse(page, session, 'trace', lengths),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { course, line } of courses) {
      // Every round in another order, so that what else the machine does hits all alike.
      const turn = round % lists.length;
      for (const { name, path } of [...lists.slice(turn), ...lists.slice(0, turn)]) {
        const measured = await measure(path, course, line).catch((error: unknown) => {
          console.warn(`once more: ${String(error)}`);
          return measure(path, course, line);
        });
        results.push({ name, course, line, round, measured });
        const says = Object.entries(measured).map(([what, value]) => `${what} ${Number(value.toFixed(3))}`);
        console.log(`round ${round + 1} of ${rounds}, ${course} (${line}), ${name}: ${says.join(', ')}`);
      }
    }
  }
  const text = [
    `Medians of ${rounds} rounds at ${cpu}x: the built list page beside others over the same calls, tiles and pictures.`,
    `${new Date().toISOString().slice(0, 10)}, load ${busy.toFixed(1)} before and ${loadavg()[1]?.toFixed(1)} at the end.`,
    '',
    realTable(results),
    '',
  ].join('\n');
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(join(REPORT, 'bench-list.md'), text);
  console.log(`\n${text}`);
  keep(realFigures(results), rounds);
} finally {
  await browser.close();
  await served.close();
  rmSync(work, { recursive: true, force: true });
}
