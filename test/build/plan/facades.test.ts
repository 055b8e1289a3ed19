import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Made, withoutFacades } from '../../../src/build/steps/facades.ts';
import { shiftMap } from '../../../src/build/steps/shift-map.ts';

const SOURCES: Readonly<Record<string, string>> = {
  entry: `export const open = () => import('page'); open();`,
  page: `import { shared } from 'shared'; export default () => shared('page'); export const part = () => import('part');`,
  part: `import { shared } from 'shared'; import 'page'; export default () => shared('part');`,
  shared: `export const shared = (by) => { console.log('shared by', by); };`,
};

/** A page, and a part of it that brings the page along: esbuild makes a chunk of what both use, and of the page a file that names it. */
async function bundled(): Promise<Made> {
  const made = await build({
    entryPoints: { entry: 'entry' },
    outdir: '/out',
    absWorkingDir: '/',
    entryNames: 'a/[name]-[hash]',
    chunkNames: 'a/[name]-[hash]',
    publicPath: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    sourcemap: 'external',
    metafile: true,
    write: false,
    plugins: [
      {
        name: 'sources',
        setup(builder) {
          builder.onResolve({ filter: /^\w+$/ }, ({ path }) => ({ path, namespace: 'x' }));
          builder.onLoad({ filter: /.*/, namespace: 'x' }, ({ path }) => ({ contents: SOURCES[path] ?? '' }));
        },
      },
    ],
  });
  return { files: made.outputFiles, metafile: made.metafile };
}

const addressOf = (output: string): string => output.replace(/^out/, '');

test('a page has the chunk with its code, under its own name, and its part asks the page for what it uses', async () => {
  const before = await bundled();
  const made = withoutFacades('/', before, addressOf);
  const scripts = made.files.filter(({ path }) => path.endsWith('.js'));
  assert.is(before.files.filter(({ path }) => path.endsWith('.js')).length, 4);
  assert.is(scripts.length, 3);
  const page = scripts.find(({ path }) => path.includes('page'));
  assert.match(page?.text ?? '', /shared by/);
  assert.match(page?.text ?? '', /as default/);
  const part = scripts.find(({ path }) => path.includes('part'));
  assert.match(part?.text ?? '', /from"\/a\/page-/);
  const account = Object.values(made.metafile.outputs).find(({ entryPoint }) => entryPoint === 'x:page');
  assert.equal(account?.exports.sort(), ['default', 'part']);
});

test('every address that a script names is one that is there', async () => {
  const { files } = withoutFacades('/', await bundled(), addressOf);
  const there = new Set(files.map(({ path }) => addressOf(path.slice(1))));
  const named = files.flatMap(({ path, text }) =>
    path.endsWith('.js') ? [...text.matchAll(/"(\/a\/[^"]+)"/g)].map(([, address = '']) => address) : [],
  );
  assert.ok(named.length > 2);
  assert.equal(
    named.filter((address) => !there.has(address)),
    [],
  );
});

test('a map moves with the first mapping of its line, to either side and past one digit', () => {
  const shifted = (mappings: string, line: number, by: number): string =>
    (JSON.parse(shiftMap(JSON.stringify({ version: 3, mappings }), line, by)) as { mappings: string }).mappings;
  assert.is(shifted(';AAAA,EAAC', 1, 5), ';KAAA,EAAC');
  assert.is(shifted(';KAAA,EAAC;AAAA', 1, -5), ';AAAA,EAAC;AAAA');
  assert.is(shifted('AAAA', 0, 100), 'oGAAA');
  assert.is(shifted('oGAAA', 0, -100), 'AAAA');
  assert.is(shifted(';;', 1, 5), ';;');
});

test.run();
