import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdPlace } from '../../src/build/dev/place.ts';
import { withSandbox } from '../support/sandbox.ts';

const start = suite<{ root: string }>('start');

/** `npm start` of a project whose `dist` holds one file that a server may be using. */
async function run(
  root: string,
  env: Record<string, string>,
  node: readonly string[] = [],
): Promise<{ code: number; words: string }> {
  const child = spawn(process.execPath, [...node, resolve('build.mjs'), 'start', '--root', root], {
    env: { ...process.env, LEVE_DATA: join(root, 'data'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk;
  });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, words };
}

start.before((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'leve-start-'));
  mkdirSync(join(context.root, 'dist'));
  writeFileSync(join(context.root, 'dist', 'served'), '');
});

start.after(({ root }) => rmSync(root, { recursive: true }));

start('a taken port is told before anything is built', async ({ root }) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const { code, words } = await run(root, { PORT: String(port) });
  server.close();
  assert.is(code, 1);
  assert.match(words, `port ${port} is taken: stop what uses it, or choose another with PORT=8081`);
  assert.ok(existsSync(join(root, 'dist', 'served')));
});

start('an impossible port or folder, and a folder in use, are told before anything is built', async ({ root }) => {
  assert.match((await run(root, { PORT: 'eighty' })).words, 'PORT is not a port: eighty');
  const file = join(root, 'file');
  writeFileSync(file, '');
  assert.match((await run(root, { PORT: '0', LEVE_DATA: file })).words, 'is no folder that can be written');
  await withSandbox(async ({ dataDir }) => {
    const { words } = await run(root, { PORT: '0', LEVE_DATA: dataDir });
    assert.match(words, `${dataDir} is used by another sandbox: stop that one first`);
  });
});

start('while one start builds, another is told so', async ({ root }) => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const PORT = String((free.address() as AddressInfo).port);
  const LEVE_DATA = join(root, 'held');
  free.close();
  Object.assign(process.env, { PORT, LEVE_DATA });
  const giveBack = await holdPlace();
  assert.match((await run(root, { PORT, LEVE_DATA })).words, `port ${PORT} is taken`);
  assert.match((await run(root, { PORT: '0', LEVE_DATA })).words, `${LEVE_DATA} is used by another sandbox`);
  await giveBack();
  const { words } = await run(root, { PORT, LEVE_DATA });
  assert.not.match(words, 'is taken');
  assert.not.match(words, 'is used by');
});

start('an old Node is told in one line', async ({ root }) => {
  const versions = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.0' } })";
  const { code, words } = await run(root, {}, ['--import', `data:text/javascript,${encodeURIComponent(versions)}`]);
  assert.is(code, 1);
  assert.match(words, /^Leve needs Node 20\.9 or later, this is 18\.19\.0: .*\n$/);
});

start.run();
