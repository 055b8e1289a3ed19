import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildFixture } from './fixture.ts';

/** Bytes of headers that the build adds for the worker's file. */
const HEADERS = 190;

test('the worker knows what its own file weighs on the line', async () => {
  const main =
    "import { BYTES } from 'leve:build';\nself.addEventListener('fetch', () => console.log('size', BYTES));\n";
  const built = await buildFixture(`worker-size-${process.pid}`, { 'src/sw/main.ts': main });
  assert.is(built.code, 0, built.output);
  const [, told] = /"size",(\d+)/.exec(built.read('sw.js')) ?? [];
  const { size } = statSync(join(built.root, 'dist', 'public', 'sw.js.br'));
  assert.ok(Math.abs(Number(told) - size - HEADERS) <= 2, `told ${told}, packed ${size}`);
});

test.run();
