import type { OutputFile } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutBareImports } from '../../../src/build/steps/bare-imports.ts';
import { shortExports } from '../../../src/build/steps/short-exports.ts';

const file = (path: string, text: string): OutputFile => ({
  path,
  text,
  hash: '',
  contents: new TextEncoder().encode(text),
});

const CHUNK = new Map([['/out/a/chunk-1.js', { address: '/a/chunk-1.js', loaded: [] }]]);

const textsOf = (files: readonly OutputFile[]): string[] => files.map(({ text }) => text);

test('a chunk exports its own names, and whoever imports them asks for these', () => {
  const files = [
    file('/out/a/chunk-1.js', 'const x=1,y=2;export{x as a,y as b};'),
    file('/out/a/Page-2.js', 'import{a as e,b}from"/a/chunk-1.js";const t=e+b;export{t as default};'),
  ];
  assert.equal(textsOf(shortExports(files, CHUNK)), [
    'const x=1,y=2;export{x,y};',
    'import{x as e,y as b}from"/a/chunk-1.js";const t=e+b;export{t as default};',
  ]);
});

test('what import() names keeps its names, and so does what has two of them', () => {
  const scripts = new Map([...CHUNK, ['/out/a/Page-2.js', { address: '/a/Page-2.js', loaded: ['default'] }]]);
  const files = [
    file('/out/a/Page-2.js', 'const t=1;export{t as default};'),
    file('/out/a/chunk-1.js', 'const x=1;export{x as a,x as b};'),
  ];
  assert.equal(textsOf(shortExports(files, scripts)), textsOf(files));
});

test('an import that names nothing goes, from the text and from the account', () => {
  const text = 'import"/a/chunk-1.js";import{a}from"/a/chunk-2.js";a();';
  const imports = ['out/a/chunk-1.js', 'out/a/chunk-2.js'].map((path) => ({ path, kind: 'import-statement' as const }));
  const made = withoutBareImports(
    '/root',
    {
      files: [file('/root/out/a/Page.js', text)],
      metafile: { inputs: {}, outputs: { 'out/a/Page.js': { bytes: 1, inputs: {}, imports, exports: [] } } },
    },
    (output) => output.replace('out', ''),
  );
  assert.is(made.files[0]?.text.trim(), 'import{a}from"/a/chunk-2.js";a();');
  assert.equal(
    made.metafile.outputs['out/a/Page.js']?.imports.map(({ path }) => path),
    ['out/a/chunk-2.js'],
  );
});

test.run();
