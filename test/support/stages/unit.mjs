import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { bundleTests } from '../bundle.mjs';
import { inParallel, runProgram } from '../process.mjs';

const UNIT_FOLDERS = ['contract', 'app', 'sandbox', 'build'];

/** Unit test files (uvu), as paths from the root, that contain one of the filters (all without filters). */
function unitFiles(filters) {
  return UNIT_FOLDERS.flatMap((folder) =>
    readdirSync(join('test', folder), { recursive: true })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.split(sep).includes('fixtures'))
      .map((file) => join('test', folder, file)),
  ).filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));
}

/** The suites of a uvu file that are never run: they would pass in silence. */
export function suitesNotRun(source) {
  const suites = [...source.matchAll(/const (\w+) = suite(?:<[^(]*>)?\(/g)].map((match) => match[1]);
  if (/import \{[^}]*\btest\b[^}]*\} from 'uvu'/.test(source)) suites.push('test');
  return suites.filter((name) => !new RegExp(`\\b${name}\\.run\\(\\)`).test(source));
}

async function runFile({ source, bundle }) {
  const silent = suitesNotRun(readFileSync(source, 'utf8'));
  if (silent.length > 0)
    return { source, passed: 0, failed: 1, output: `${silent.join(', ')}: never run, add .run()\n` };
  const { code, output } = await runProgram(process.execPath, ['--enable-source-maps', bundle], {
    env: { NODE_ENV: 'test' },
  });
  const total = Number(output.match(/Total:\s+(\d+)/)?.[1] ?? 0);
  const passed = Number(output.match(/Passed:\s+(\d+)/)?.[1] ?? 0);
  const failed = code === 0 && total > 0 ? 0 : Math.max(1, total - passed);
  return { source, passed, failed, output: total === 0 ? `${output}no test ran\n` : output };
}

/** Bundles the unit tests and runs each file in a process of its own, two at a time. */
export async function unit({ filters }) {
  const files = unitFiles(filters);
  const { bundles, errors } = await bundleTests(files);
  const results = await inParallel(bundles, 2, runFile);
  for (const result of results.filter((one) => one.failed > 0)) {
    process.stdout.write(`\n${relative('.', result.source)}\n${result.output}`);
  }
  process.stdout.write(errors.join('\n'));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') + errors.length, note: `${files.length} files` };
}
