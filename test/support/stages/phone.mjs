import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';
import { localBin, runProgram } from '../process.mjs';

const REPORT = 'dist/report/phone.json';

/** What Playwright's JSON report counts; a run that left no report is one failure. */
function countsOf(code) {
  try {
    const { stats } = JSON.parse(readFileSync(REPORT, 'utf8'));
    const failed = stats.unexpected;
    return { passed: stats.expected + stats.flaky, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch (error) {
    process.stdout.write(`phone: no report was left (${error.message})\n`);
    return { passed: 0, failed: 1 };
  }
}

/** Finds or installs the browser; false, with a clear text, when none can be had. */
async function haveBrowser() {
  const unregister = register();
  const { ensureBrowser } = await import('../browser.ts');
  await unregister();
  try {
    ensureBrowser();
    return true;
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return false;
  }
}

async function play(runtime, filters) {
  if (!(await haveBrowser())) return { passed: 0, failed: 1 };
  rmSync(REPORT, { force: true });
  const args = ['test', '--config', 'test/phone/playwright.config.ts', ...filters];
  const { code } = await runProgram(localBin('playwright'), args, {
    live: true,
    env: { LEVE_RUNTIME: runtime, LEVE_PHONE_REPORT: resolve(REPORT), PWTEST_CACHE_DIR: resolve('dist/phone/cache') },
  });
  return countsOf(code);
}

/** The phone tests on dist/public; needs the build stage before it. */
export async function phone({ filters }) {
  return { ...(await play('preact', filters)), note: 'Preact' };
}

/** The tests tagged @outcome once more on the build with real React (DESIGN.md section 3). */
export async function react() {
  const built = await runProgram(process.execPath, ['build.mjs', 'build', '--runtime', 'react'], { live: true });
  if (built.code !== 0) return { passed: 0, failed: 1, note: 'the React build failed' };
  return { ...(await play('react', ['--grep', '@outcome'])), note: 'React' };
}
