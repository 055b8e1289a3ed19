import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Built, buildFixture } from './fixture.ts';

const bytes = ({ root, files }: Built): Map<string, string> =>
  new Map(files.map((file) => [file, readFileSync(join(root, 'dist', 'public', file)).toString('base64')]));

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
  assert.is(there.code, 0, there.output);
  assert.equal(there.files, here.files);
  const [one, other] = [bytes(here), bytes(there)];
  assert.equal(
    [...one.keys()].filter((file) => one.get(file) !== other.get(file)),
    [],
  );
});

test.run();
