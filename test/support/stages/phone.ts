import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { localBin, runProgram } from '../process.ts';
import { type Count, type Stage, whole } from './stage.ts';

const REPORT = 'dist/report/phone.json';

/** The part of Playwright's JSON report that is read. */
interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** What the report counts; a run that left none, or ended badly without a failed test, is one failure. */
function countsOf(code: number): Count {
  try {
    const { stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
    const failed = stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected;
    return { passed: stats.expected + stats.flaky, failed };
  } catch (error) {
    process.stdout.write(`the phone tests left no report: ${String(error)}\n`);
    return whole(false);
  }
}

async function play(runtime: 'preact' | 'react', filters: readonly string[]): Promise<Count> {
  ensureBrowser();
  rmSync(REPORT, { force: true });
  const args = ['test', '--config', 'test/phone/playwright.config.ts', ...filters];
  const env = {
    LEVE_RUNTIME: runtime,
    LEVE_PHONE_REPORT: resolve(REPORT),
    PWTEST_CACHE_DIR: resolve('dist/phone/cache'),
  };
  const { code } = await runProgram(localBin('playwright'), args, { live: true, env });
  return countsOf(code);
}

/** The phone tests on dist/public; needs the build stage before it. */
export const phone: Stage = async ({ filters }) => ({ ...(await play('preact', filters)), note: 'Preact' });

/** The way of a new player once more, on the build with real React (DESIGN.md section 3). */
export const react: Stage = async () => {
  const built = await runProgram(process.execPath, ['build.mjs', 'build', '--runtime', 'react'], { live: true });
  if (built.code !== 0) return whole(false, 'the React build failed');
  return { ...(await play('react', ['outcome.test.ts'])), note: 'React' };
};
