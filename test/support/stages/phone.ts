import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from '../browser.ts';
import { FLOW_LANGUAGE } from '../flow-languages.ts';
import { phoneLimits } from '../phone-limits.ts';
import { type PlaywrightReport, readReport } from '../phone-report.ts';
import { localBin, runProgram } from '../process.ts';
import { seedOnce } from '../seed.ts';
import { type Count, type Stage, type StageOptions, sumOf, whole } from './stage.ts';

/** Phone tests at a time, each with a platform and a browser: a good part of a test is waiting. */
const WORKERS = 3;

interface Play extends Pick<StageOptions, 'take' | 'say'> {
  readonly runtime: 'preact' | 'react';
  readonly workers: number;
  readonly filters: readonly string[];
}

async function play({ runtime, workers, filters, take, say }: Play): Promise<Count> {
  if (findBrowser() === undefined) throw new Error('there is no browser: run the stage tools first');
  await seedOnce();
  const report = resolve(`dist/report/phone${runtime === 'react' ? '-react' : ''}.json`);
  rmSync(report, { force: true });
  const args = ['test', '--config', 'test/phone/playwright.config.ts', `--workers=${workers}`, ...filters];
  const env = {
    LEVE_RUNTIME: runtime,
    LEVE_PHONE_REPORT: report,
    PWTEST_CACHE_DIR: resolve('dist/phone/cache'),
  };
  const { code } = await take(() => runProgram(localBin('playwright'), args, { say, env }), workers);
  return countsOf(report, code, say);
}

/** What the report counts; a run that left none, or ended badly without a failed test, is one failure. */
function countsOf(file: string, code: number, say: StageOptions['say']): Count {
  try {
    const limit = phoneLimits(process.env[FLOW_LANGUAGE]).file;
    const read = readReport(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport, limit);
    for (const line of read.lines) say(`${line}\n`);
    return { passed: read.passed, failed: read.failed === 0 && code !== 0 ? 1 : read.failed };
  } catch (error) {
    say(`the phone tests left no report: ${String(error)}\n`);
    return whole(false);
  }
}

/** The phone tests on dist/public; needs the build stage before it. */
export const phone: Stage = async ({ filters, touched, take, say }) => {
  if (touched?.phone.length === 0) return sumOf([], 'Preact');
  const chosen = filters.length > 0 ? filters : (touched?.phone ?? []);
  return { ...(await play({ runtime: 'preact', workers: WORKERS, filters: chosen, take, say })), note: 'Preact' };
};

/** The way of a new player once more, on the build with real React (DESIGN.md section 3). */
export const react: Stage = async ({ take, say }) => ({
  ...(await play({ runtime: 'react', workers: 1, filters: ['outcome.test.ts'], take, say })),
  note: 'React',
});
