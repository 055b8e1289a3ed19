import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unpackChromium67 } from '../../legacy/chromium-67.ts';
import { runProgram } from '../process.ts';
import { seedOnce } from '../seed.ts';
import { countsOf } from '../uvu.ts';
import { type Count, type Stage, type StageOptions, sumOf } from './stage.ts';

/** ms that a file may take: a machine that others load as well is ten times slower. */
const LIMIT = 8 * 60_000;

/** One file of tests, in a process of its own, without a bundle: it drives browsers, and nothing of the app runs in it. */
async function runFile(file: string, say: StageOptions['say']): Promise<Count> {
  const ended = await runProgram(process.execPath, ['--import', 'tsx', file], {
    env: { NODE_ENV: 'test', FORCE_COLOR: '0' },
    limit: LIMIT,
  });
  say(`\n${file}\n${ended.output}`);
  if (ended.late) say(`${file} was ended: it took longer than ${LIMIT / 1000} s\n`);
  return countsOf(ended);
}

/** The main ways in the real Chromium 67, beside a current one (DESIGN.md section 3); needs the build stage before it. */
export const legacy: Stage = async ({ filters, touched, take, say }) => {
  const there = readdirSync('test/legacy').filter((file) => file.endsWith('.test.ts'));
  const files = (touched?.legacy ?? there.map((file) => join('test', 'legacy', file))).filter(
    (file) => filters.length === 0 || filters.some((filter) => file.includes(filter)),
  );
  if (files.length === 0) return sumOf([], 'Chromium 67');
  await unpackChromium67();
  await seedOnce();
  const counts = await Promise.all(files.map((file) => take(() => runFile(file, say))));
  return sumOf(counts, 'Chromium 67');
};
