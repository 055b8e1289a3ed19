import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newDataDir, withSandbox } from '../support/sandbox.ts';

/** Beside the other bundles of tests, so that packages are found. */
const BUNDLE = 'dist/test/sandbox/bin/main.mjs';

const start = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [BUNDLE], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

async function outputOf(stream: ChildProcess['stdout'], until: RegExp): Promise<string> {
  let text = '';
  for await (const part of stream ?? []) {
    text += String(part);
    if (until.test(text)) break;
  }
  return text;
}

test.before(async () => {
  await build({
    entryPoints: ['src/sandbox/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: BUNDLE,
    logLevel: 'silent',
  });
});

test('says where it is ready, soon once seeded, and ends cleanly when told to', async () => {
  const LEVE_DATA = await newDataDir();
  const begun = performance.now();
  const sandbox = start({ PORT: '0', LEVE_DATA });
  const text = await outputOf(sandbox.stdout, /ready.*\n/);
  assert.match(text, /^Leve is ready at http:\/\/127\.0\.0\.1:\d+\n$/);
  assert.ok(performance.now() - begun < 3000, `${performance.now() - begun} ms`);
  const url = text.trim().split(' ').at(-1) ?? '';
  assert.is((await fetch(`${url}/sandbox`)).status, 200);
  sandbox.kill('SIGTERM');
  assert.equal(await once(sandbox, 'exit'), [0, null]);
  rmSync(LEVE_DATA, { recursive: true });
});

test('a port that is taken or none is told in one line', async () => {
  await withSandbox(async ({ url }) => {
    const LEVE_DATA = await newDataDir();
    for (const [PORT, expected] of [
      [new URL(url).port, /^Port \d+ is taken: .*\n$/],
      ['eighty', /^PORT is not a port: eighty\n$/],
    ] as const) {
      const sandbox = start({ PORT, LEVE_DATA });
      const [problem, [code]] = await Promise.all([outputOf(sandbox.stderr, /\n/), once(sandbox, 'exit')]);
      assert.match(problem, expected);
      assert.is(code, 1);
    }
    rmSync(LEVE_DATA, { recursive: true });
  });
});

test.run();
