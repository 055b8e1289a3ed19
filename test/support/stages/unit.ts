import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { BUILD_BUNDLE, type Bundled, bundleTests } from '../bundle.ts';
import { runProgram } from '../process.ts';
import { SHARED_BUILD, SHARED_FIXTURE, SHARED_SEED } from '../shared.ts';
import { suitesNotRun } from '../suites.ts';
import { countsOf } from '../uvu.ts';
import { type Count, type Stage, sumOf } from './stage.ts';

/** The longest files first: one that begins last would run on alone. */
const UNIT_FOLDERS = ['build', 'faults', 'sandbox', 'contract', 'support', 'app', 'sw'];
/** Those of another folder that take longest: they would come near the end. */
const LONG = [join('test', 'app', 'whitelabel', 'off.test.tsx')];
const APP = join('test', 'app');
const RUN_APP_TEST = join('test', 'support', 'run-app-test.mjs');
/** ms that a file may take: a machine that others load as well is ten times slower. */
const LIMIT = 5 * 60_000;

interface Outcome extends Count {
  readonly source: string;
  readonly output: string;
}

/** Unit test files (uvu), as paths from the root. */
export function unitFiles(): string[] {
  const files = UNIT_FOLDERS.flatMap((folder) =>
    readdirSync(join('test', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.split(sep).includes('fixtures'))
      .map((file) => join('test', folder, file)),
  );
  const isLong = (file: string): boolean => LONG.includes(file);
  return [...files.filter(isLong), ...files.filter((file) => !isLong(file))];
}

async function runFile({ source, bundle }: Bundled, env: Record<string, string>): Promise<Outcome> {
  const silent = suitesNotRun(readFileSync(source, 'utf8'));
  if (silent.length > 0)
    return { source, passed: 0, failed: 1, output: `${silent.join(', ')} is never run: add .run()\n` };
  const program = source.startsWith(APP) ? [RUN_APP_TEST, bundle] : [bundle];
  const ended = await runProgram(process.execPath, ['--enable-source-maps', ...program], {
    env: { NODE_ENV: 'test', FORCE_COLOR: '0', ...env },
    limit: LIMIT,
  });
  const counts = countsOf(ended);
  const notes = [
    ...(counts.passed + counts.failed === 1 && !/Total:/.test(ended.output) ? ['no test ran\n'] : []),
    ...(ended.late ? [`${source} was ended: it took longer than ${LIMIT / 1000} s\n`] : []),
  ];
  return { source, ...counts, output: ended.output + notes.join('') };
}

/** Bundles the unit tests and runs each file in a process of its own. */
export const unit: Stage = async ({ filters, touched, take, say }) => {
  const files = (touched?.unit ?? unitFiles()).filter(
    (file) => filters.length === 0 || filters.some((filter) => file.includes(filter)),
  );
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(join('dist', 'unit-'));
  const { bundles, errors } = await take(() => bundleTests(files, folder));
  const scratch = mkdtempSync(join(tmpdir(), 'leve-unit-'));
  const env = {
    [SHARED_SEED]: join(scratch, 'seeded'),
    [SHARED_FIXTURE]: basename(scratch),
    [SHARED_BUILD]: join(folder, BUILD_BUNDLE),
  };
  const outcomes = await Promise.all(bundles.map((bundled) => take(() => runFile(bundled, env))));
  for (const used of [scratch, folder]) rmSync(used, { recursive: true, force: true });
  for (const { source, output } of outcomes.filter(({ failed }) => failed > 0)) say(`\n${source}\n${output}`);
  for (const error of errors) say(`${error}\n`);
  const { passed, failed } = sumOf(outcomes, '');
  return { passed, failed: failed + errors.length, note: `${files.length} files` };
};
