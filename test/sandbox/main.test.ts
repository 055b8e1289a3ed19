import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newDataDir, withSandbox } from '../support/sandbox.ts';

/** Beside the other bundles of tests, so that packages are found. */
const BUNDLE = 'dist/test/sandbox/bin/main.mjs';

const start = (env: Record<string, string>, ...words: string[]): ChildProcess =>
  spawn(process.execPath, [BUNDLE, ...words], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

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

/** Starts it where it cannot start, and gives its words. */
async function refusal(env: Record<string, string>): Promise<string> {
  const sandbox = start({ PORT: '0', ...env });
  const [problem, [code]] = await Promise.all([outputOf(sandbox.stderr, /\n/), once(sandbox, 'exit')]);
  assert.is(code, 1);
  return problem;
}

const SPOILT: readonly (readonly [file: string, spoil: (file: string) => void, told: RegExp])[] = [
  ['leve.sqlite', (file) => writeFileSync(file, 'no database'.repeat(999)), /leve\.sqlite cannot be used: .*--fresh/],
  ['leve.sqlite', (file) => mkdirSync(file), /leve\.sqlite cannot be used: .*--fresh/],
  ['encryption-key.json', (file) => writeFileSync(file, '{"kty":'), /encryption-key\.json holds no RSA key: .*--fresh/],
  ['encryption-key.json', (file) => writeFileSync(file, '{}'), /encryption-key\.json holds no RSA key: .*--fresh/],
  ['in-use.sqlite', (file) => mkdirSync(file), /in-use\.sqlite cannot be written: .*--fresh/],
];

/** A seeded folder, with one of its files spoilt. */
async function spoiltFolder(name: string, spoil: (file: string) => void, LEVE_DATA?: string): Promise<string> {
  const folder = LEVE_DATA ?? (await newDataDir());
  const file = join(folder, name);
  rmSync(file, { force: true });
  spoil(file);
  return folder;
}

test('what is broken in the data folder is told with its remedy', async () => {
  for (const [name, spoil, told] of SPOILT) {
    const LEVE_DATA = await spoiltFolder(name, spoil);
    assert.match(await refusal({ LEVE_DATA }), told);
    rmSync(LEVE_DATA, { recursive: true });
  }
});

test('--fresh mends whatever is broken in the data folder', async () => {
  // A seeding takes seconds: files that are spoilt in one way each are mended by one.
  for (const ways of [SPOILT.filter((_, at) => at % 2 === 0), SPOILT.filter((_, at) => at % 2 === 1)]) {
    const LEVE_DATA = await newDataDir();
    for (const [name, spoil] of ways) await spoiltFolder(name, spoil, LEVE_DATA);
    const sandbox = start({ PORT: '0', LEVE_DATA }, '--fresh');
    assert.match(await outputOf(sandbox.stdout, /ready.*\n/), 'Leve is ready');
    sandbox.kill('SIGTERM');
    await once(sandbox, 'exit');
    rmSync(LEVE_DATA, { recursive: true });
  }
});

test('an impossible folder fails at once', async () => {
  const folder = await newDataDir();
  const LEVE_DATA = join(folder, 'leve.sqlite');
  const begun = performance.now();
  assert.match(await refusal({ LEVE_DATA }), /is no folder that can be written: .*LEVE_DATA=folder/);
  assert.match(await refusal({ LEVE_DATA: join(LEVE_DATA, 'below') }), /is no folder that can be written/);
  assert.ok(performance.now() - begun < 6000);
  rmSync(folder, { recursive: true });
});

test('a second start on the same folder is refused, and wipes nothing with --fresh', async () => {
  await withSandbox(async ({ url, dataDir }) => {
    for (const words of [[], ['--fresh']]) {
      const second = start({ PORT: '0', LEVE_DATA: dataDir }, ...words);
      const [problem] = await Promise.all([outputOf(second.stderr, /\n/), once(second, 'exit')]);
      assert.match(problem, /is used by another sandbox: stop that one first\. .*LEVE_DATA=folder/);
    }
    assert.is((await fetch(`${url}/wps/system/status`)).status, 200);
  });
});

test('an empty PORT is 8080', async () => {
  const LEVE_DATA = await newDataDir();
  const sandbox = start({ PORT: '', LEVE_DATA });
  const said = Promise.race([outputOf(sandbox.stdout, /ready.*\n/), outputOf(sandbox.stderr, /\n/)]);
  // Somebody may be at work there on this machine.
  assert.match(await said, /127\.0\.0\.1:8080|Port 8080 is taken/);
  sandbox.kill('SIGTERM');
  if (sandbox.exitCode === null) await once(sandbox, 'exit');
  rmSync(LEVE_DATA, { recursive: true });
});

test.run();
