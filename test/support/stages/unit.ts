import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { type Bundled, bundleTests } from '../bundle.ts';
import { inParallel, runProgram } from '../process.ts';
import { SHARED_SEED } from '../shared-seed.ts';
import { suitesNotRun } from '../suites.ts';
import type { Count, Stage } from './stage.ts';

/** The longest files first: one that begins last would run on alone. */
const UNIT_FOLDERS = ['build', 'faults', 'sandbox', 'contract', 'app', 'sw'];

interface Outcome extends Count {
  readonly source: string;
  readonly output: string;
}

/** Unit test files (uvu), as paths from the root, that hold one of the filters (all without filters). */
function unitFiles(filters: readonly string[]): string[] {
  return UNIT_FOLDERS.flatMap((folder) =>
    readdirSync(join('test', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.split(sep).includes('fixtures'))
      .map((file) => join('test', folder, file)),
  ).filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));
}

async function runFile({ source, bundle }: Bundled, seed: string): Promise<Outcome> {
  const silent = suitesNotRun(readFileSync(source, 'utf8'));
  if (silent.length > 0)
    return { source, passed: 0, failed: 1, output: `${silent.join(', ')} is never run: add .run()\n` };
  const { code, output } = await runProgram(process.execPath, ['--enable-source-maps', bundle], {
    env: { NODE_ENV: 'test', FORCE_COLOR: '0', [SHARED_SEED]: seed },
  });
  const total = Number(output.match(/Total:\s+(\d+)/)?.[1] ?? 0);
  const passed = Number(output.match(/Passed:\s+(\d+)/)?.[1] ?? 0);
  // uvu leaves with 0 when a test and then its clean-up throw: what did not pass has failed.
  const failed = code === 0 && total > 0 ? total - passed : Math.max(1, total - passed);
  return { source, passed, failed, output: total === 0 ? `${output}no test ran\n` : output };
}

/** Bundles the unit tests and runs each file in a process of its own, three at a time: a good part of a test is waiting. */
export const unit: Stage = async ({ filters }) => {
  const files = unitFiles(filters);
  const { bundles, errors } = await bundleTests(files);
  const scratch = mkdtempSync(join(tmpdir(), 'leve-unit-'));
  const outcomes = await inParallel(bundles, 3, (bundled) => runFile(bundled, join(scratch, 'seeded')));
  rmSync(scratch, { recursive: true, force: true });
  for (const { source, output } of outcomes.filter(({ failed }) => failed > 0)) {
    process.stdout.write(`\n${source}\n${output}`);
  }
  for (const error of errors) process.stdout.write(`${error}\n`);
  const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return { passed: sum('passed'), failed: sum('failed') + errors.length, note: `${files.length} files` };
};
