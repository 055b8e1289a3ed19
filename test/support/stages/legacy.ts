import { readdirSync } from 'node:fs';
import { ensureBrowser } from '../browser.ts';
import { inParallel, runProgram } from '../process.ts';
import type { Count, Stage } from './stage.ts';

/** One file of tests, in a process of its own, without a bundle: it drives browsers, and nothing of the app runs in it. */
async function runFile(file: string): Promise<Count> {
  const { code, output } = await runProgram(process.execPath, ['--import', 'tsx', `test/legacy/${file}`], {
    env: { NODE_ENV: 'test', FORCE_COLOR: '0' },
    live: true,
  });
  const total = Number(output.match(/Total:\s+(\d+)/)?.[1] ?? 0);
  const passed = Number(output.match(/Passed:\s+(\d+)/)?.[1] ?? 0);
  return { passed, failed: code === 0 && total > 0 ? total - passed : Math.max(1, total - passed) };
}

/** The main ways in the real Chromium 67, beside a current one (DESIGN.md section 3); needs the build stage before it. */
export const legacy: Stage = async ({ filters }) => {
  ensureBrowser();
  const files = readdirSync('test/legacy').filter(
    (file) => file.endsWith('.test.ts') && (filters.length === 0 || filters.some((filter) => file.includes(filter))),
  );
  const counts = await inParallel(files, 1, runFile);
  const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), note: 'Chromium 67' };
};
