import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ended, runProgram } from './process.ts';
import { countsOf } from './uvu.ts';

/** Runs tests as the gate runs those of the app; they lie in dist, so that uvu is found. */
async function run(body: string): Promise<Ended> {
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(join('dist', 'run-app-test-'));
  const file = join(folder, 'app.test.mjs');
  writeFileSync(file, `import { test } from 'uvu';\n${body}\ntest.run();\n`);
  try {
    return await runProgram(process.execPath, ['test/support/run-app-test.mjs', resolve(file)], { limit: 30_000 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const timer = 'setTimeout(() => undefined, 600_000);';

test('a timer that is left holds nothing up', async () => {
  const ended = await run(`test('one', () => { ${timer} });\ntest('two', () => undefined);`);
  assert.not(ended.late);
  assert.is(ended.code, 0, ended.output);
  assert.equal(countsOf(ended), { passed: 2, failed: 0 });
});

test('a test that fails is counted, and fails the file', async () => {
  const ended = await run(`${timer}\ntest('one', () => { throw new Error('no'); });\ntest('two', () => undefined);`);
  assert.is(ended.code, 1);
  assert.equal(countsOf(ended), { passed: 1, failed: 1 });
});

for (const [what, late] of [
  ['thrown a moment later', "setTimeout(() => { throw new Error('late'); });"],
  ['rejected and left', "void Promise.reject(new Error('late'));"],
] as const) {
  test(`what the last test has ${what} fails the file`, async () => {
    const ended = await run(`test('one', () => { ${late} });`);
    assert.is(countsOf(ended).failed, 1, ended.output);
  });
}

test.run();
