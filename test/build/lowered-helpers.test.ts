import { resolve } from 'node:path';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readOptions } from '../../src/build/options.ts';
import { SUPPORTED, TARGET } from '../../src/build/steps/floor.ts';
import { runtimeOptions } from '../../src/build/steps/runtime.ts';

/** Part of the helper that esbuild writes for a private field. */
const PRIVATE = 'read from private field';

/** The same for a public one. */
const PUBLIC = 'configurable:!0,writable:!0';

test('what lowers the fields of jose comes with it, not with every visit', async () => {
  const { alias, plugins } = runtimeOptions(readOptions([], resolve('.')));
  const { outputFiles } = await build({
    stdin: { contents: "export const send = () => import('./src/app/api/encrypt.ts');", resolveDir: resolve('.') },
    outdir: resolve('dist/test/lowered-helpers'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    supported: SUPPORTED,
    write: false,
    logLevel: 'silent',
    alias,
    plugins,
  });
  const [holding, others] = [true, false].map((has) =>
    outputFiles.filter(({ text }) => text.includes(PRIVATE) === has).map(({ path }) => path.split('/').pop() ?? ''),
  );
  assert.ok(holding?.length === 1 && holding[0]?.startsWith('encrypt-'), `held by ${holding?.join()}`);
  assert.ok(others?.some((name) => name.startsWith('stdin')));
  assert.not.ok(outputFiles.some(({ text }) => text.includes(PUBLIC)));
});

test.run();
