import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BuildFailure } from '../../src/build/failure.ts';
import { readOptions } from '../../src/build/options.ts';
import { keptOf } from '../../src/build/plan/kept.ts';
import { keepPlan, readKeptPlan } from '../../src/build/steps/kept-plan.ts';
import { planOf } from './plan/graphs.ts';

const root = mkdtempSync(join(tmpdir(), 'kept-plan-'));
const options = readOptions([], root);
const file = join(root, 'src', 'build', 'kept-plan.json');

const PLAN = planOf([
  ['entry', 20_000, '', 'pageA pageB pageC'],
  ['pageA', 900, 'one'],
  ['pageB', 900, 'one'],
  ['pageC', 900],
  ['one', 30_000],
]);

test.after(() => rmSync(root, { recursive: true, force: true }));

test('the first build keeps its plan for the next one, which leaves the file alone', async () => {
  assert.is(readKeptPlan(options), undefined);
  await keepPlan(options, PLAN, undefined);
  const kept = readKeptPlan(options);
  assert.equal(kept, keptOf(PLAN));
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  await keepPlan(options, PLAN, kept);
  assert.throws(() => readFileSync(file));
  await keepPlan(options, PLAN, { chunks: [], copies: {} });
  assert.is(readFileSync(file, 'utf8'), text);
});

test('a file that is no plan, as after a merge, fails the build by its name', () => {
  mkdirSync(join(root, 'src', 'build'), { recursive: true });
  for (const text of ['<<<<<<< ours\n{}', '{}', '[]', '{"chunks":[{"for":["a"]}],"copies":{}}', 'null']) {
    writeFileSync(file, text);
    assert.throws(
      () => readKeptPlan(options),
      (error: unknown) => error instanceof BuildFailure,
      text,
    );
  }
});

test.run();
