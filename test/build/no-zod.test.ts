import type { Metafile } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { zodFaults } from '../../src/build/checks/no-zod.ts';
import { buildFixture } from './fixture.ts';

const ENTRY = 'src/app/boot/entry.tsx';
const HOME = 'src/app/pages/home/Home.tsx';
const ZOD = 'node_modules/zod/index.js';

type Imports = Readonly<Record<string, readonly string[]>>;

/** A bundle of one script per module; every import of the entry is an `import()`. */
function metafileOf(imports: Imports, scripts: Readonly<Record<string, readonly string[]>>): Metafile {
  const inputs = Object.entries(imports).map(([path, targets]) => [
    path,
    {
      bytes: 1,
      imports: targets.map((target) => ({
        path: target,
        kind: path === ENTRY ? 'dynamic-import' : 'import-statement',
      })),
    },
  ]);
  const outputs = Object.entries(scripts).map(([path, held]) => [
    path,
    {
      bytes: 1,
      exports: [],
      imports: [],
      inputs: Object.fromEntries(held.map((name) => [name, { bytesInOutput: 1 }])),
    },
  ]);
  return { inputs: Object.fromEntries(inputs), outputs: Object.fromEntries(outputs) } as Metafile;
}

const graph: Imports = { [ENTRY]: [HOME], [HOME]: [ZOD], [ZOD]: [] };

test('a script with zod is named, with the way to it', () => {
  const bundle = metafileOf(graph, { 'a/entry.js': [ENTRY], 'a/home.js': [HOME, ZOD] });
  assert.equal(zodFaults(bundle), [`zod is shipped in a/home.js: ${ENTRY} >> ${HOME} > ${ZOD}`]);
});

test('what no script holds, and what only looks like zod, is fine', () => {
  const lookAlike = 'node_modules/zodiac/index.js';
  assert.equal(zodFaults(metafileOf(graph, { 'a/entry.js': [ENTRY], 'a/home.js': [HOME, lookAlike] })), []);
});

test('a page that takes a schema for a value fails the build', async () => {
  const built = await buildFixture('zod-in-a-page', {
    'node_modules/zod/package.json': '{ "name": "zod", "main": "index.js", "type": "module" }',
    [ZOD]: 'export const z = { object: (shape) => shape };\n',
    'src/contract/schemas/wallet.ts': "import { z } from 'zod';\nexport const wallet = z.object({ main: 1 });\n",
    [HOME]:
      "import { wallet } from '../../../contract/schemas/wallet.ts';\nexport default function Home() {\n  return <p>{String(wallet)}</p>;\n}\n",
  });
  assert.is(built.code, 1);
  assert.match(built.output, 'zod is shipped in ');
  assert.match(built.output, `>> ${HOME} > src/contract/schemas/wallet.ts > ${ZOD}`);
});

test.run();
