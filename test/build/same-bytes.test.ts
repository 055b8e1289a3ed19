import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Built, buildAgain, buildFixture } from './fixture.ts';

const bytes = ({ root, files }: Built): Map<string, string> =>
  new Map(files.map((file) => [file, readFileSync(join(root, 'dist', 'public', file)).toString('base64')]));

function same(here: ReadonlyMap<string, string>, other: Built): void {
  assert.is(other.code, 0, other.output);
  const there = bytes(other);
  assert.equal([...there.keys()], [...here.keys()]);
  assert.equal(
    [...here.keys()].filter((file) => here.get(file) !== there.get(file)),
    [],
  );
}

/** A module that is taken apart: its pieces import each other. */
const PIECED = {
  'src/app/pages/home/label.ts':
    "const LONG = 'long';\nexport const label = (): string => LONG;\nexport const other = (): string => LONG + LONG;\n",
  'src/app/pages/home/Home.tsx':
    "import { label, other } from './label.ts';\nexport default function Home() {\n  return <p title={other()}>{label()}</p>;\n}\n",
};

test('the same source gives the same bytes under the same names, wherever the project lies', async () => {
  const here = await buildFixture('same-bytes', PIECED);
  // A folder deeper: what lies above the project has another path from there.
  const there = await buildFixture('same-bytes-somewhere/else', PIECED);
  same(bytes(here), there);
});

const DOM_CLIENT = 'src/build/snapshot/react-dom-client.js';

/** A page with packages that import each other, as does what a project has of the build. */
const SHARING = {
  [DOM_CLIENT]: readFileSync(DOM_CLIENT, 'utf8'),
  'budget.json': JSON.stringify([{ path: '/*', resourceSizes: [{ resourceType: 'total', budget: 50 }] }]),
  'src/app/pages/home/Home.tsx':
    "import { signal } from '@preact/signals';\nconst count = signal(1);\nexport default function Home() {\n  return <p>{count}</p>;\n}\n",
};
const LINKED = ['preact', '@preact/signals'];

test('so do packages that are linked into the project from anywhere', async () => {
  const here = await buildFixture('linked', SHARING);
  assert.is(here.code, 0, here.output);
  const one = bytes(here);
  const apart = mkdtempSync(join(tmpdir(), 'linked-'));
  for (const name of LINKED) {
    const link = join(here.root, 'node_modules', name);
    cpSync(join('node_modules', name), join(apart, name), { recursive: true, dereference: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(apart, name), link);
  }
  const linked = await buildAgain(here, {});
  rmSync(apart, { recursive: true });
  same(one, linked);
});

test.run();
