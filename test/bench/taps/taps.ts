import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { checkWritable } from '../figures.ts';
import { servePublic } from '../servers.ts';
import { median } from '../statistics.ts';
import { keeper } from '../write.ts';
import { type Answer, answerTo, type LongFrame, percentile, type TapEvent } from './answers.ts';
import { memberAtHome } from './member.ts';
import { ROUND, type Step, tap } from './steps.ts';

// Taps on the built app, and what the slowest waited for: `npm run bench -- --part taps [--rounds N] [--cpu N] [--taps N] [--write]`.

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '6' },
    taps: { type: 'string', default: '200' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (values.write) checkWritable(process.argv, rounds);

/** ms between two taps: how fast a person goes is part of what is measured, so that no event stands in for it. */
const PACE = 400;
/** Goals of interaction to next paint, ms. */
const P98 = 160;
const MOST = 250;

/** Notes what the page answers to each tap. */
const WATCH = fileURLToPath(new URL('watch.js', import.meta.url));

const keep = keeper(values.write);
const work = mkdtempSync(join(tmpdir(), 'leve-taps-'));
const served = await servePublic('dist/public', join(work, 'data'));
const browser = await chromium.launch({
  executablePath: await ensureWholeBrowser(),
  args: ['--disable-gpu', '--no-sandbox'],
});

interface Told {
  readonly events: readonly TapEvent[];
  readonly frames: readonly LongFrame[];
}

/** Taps one step, and takes what the page tells of it once its answer is painted. */
async function play(page: Page, step: Step): Promise<Answer | undefined> {
  await page.evaluate('tapWatch.events.length = tapWatch.frames.length = 0');
  if (!(await tap(page, step))) return undefined;
  await page.waitForTimeout(PACE);
  const { events, frames } = await page.evaluate<Told>('({ events: tapWatch.events, frames: tapWatch.frames })');
  return answerTo(step.name, events, frames);
}

/** One visit of a member. */
async function visit(): Promise<Answer[]> {
  const page = await memberAtHome(browser, served.url, WATCH);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
    const answers: Answer[] = [];
    const absent = new Set<string>();
    for (let turn = 0; answers.length < Number(values.taps) && turn < 3 * Number(values.taps); turn += 1) {
      const step = ROUND[turn % ROUND.length] as Step;
      const answer = await play(page, step);
      if (answer) answers.push(answer);
      else absent.add(step.name);
    }
    if (absent.size > 0) console.log(`not always there: ${[...absent].join(', ')}`);
    return answers;
  } finally {
    await page.context().close();
  }
}

try {
  const visits: Answer[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const answers = await visit();
    visits.push(answers);
    const took = answers.map((one) => one.took);
    console.log(
      `round ${round + 1}: ${took.length} taps, p98 ${percentile(took, 0.98)} ms, most ${Math.max(...took)} ms`,
    );
  }
  const p98 = median(
    visits.map((answers) =>
      percentile(
        answers.map(({ took }) => took),
        0.98,
      ),
    ),
  );
  const most = median(visits.map((answers) => Math.max(...answers.map(({ took }) => took))));
  const slowest = visits
    .flat()
    .sort((a, b) => b.took - a.took)
    .slice(0, 15);
  const lines = slowest.map(
    ({ name, took, waited, behind }) =>
      `| ${name} | ${took.toFixed(0)} | ${waited.toFixed(0)} | ${behind.join('; ')} |`,
  );
  const head = `Taps at ${values.cpu}x, medians of ${rounds} visits: p98 ${p98} ms, most ${most} ms.`;
  const text = [
    head,
    '',
    '| tap | ms to the paint | of it waiting | scripts in front |',
    '|---|---:|---:|---|',
    ...lines,
    '',
  ].join('\n');
  mkdirSync('dist/report', { recursive: true });
  writeFileSync(join('dist/report', 'bench-taps.md'), text);
  console.log(`\n${text}`);
  keep(
    [
      { part: 'taps', what: 'interaction to next paint, p98 ms', ours: `${p98}`, goal: `ours ≤ ${P98}` },
      { part: 'taps', what: 'interaction to next paint, most ms', ours: `${most}`, goal: `ours ≤ ${MOST}` },
    ],
    rounds,
  );
} finally {
  await browser.close();
  await served.close();
  rmSync(work, { recursive: true, force: true });
}
