import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { declarationText, findDeclarations, splitImports } from '../../../src/build/steps/declarations.ts';

/** A project of these files under src; gives the absolute path of src. */
function project(files: Readonly<Record<string, string>>): string {
  const src = join(mkdtempSync(join(tmpdir(), 'leve-declarations-')), 'src');
  for (const room of ['app', 'contract']) mkdirSync(join(src, room), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), text);
  }
  return src;
}

test('a module that only declares is found; one that runs something, or holds a state, is not', async () => {
  const src = project({
    'app/icons.ts': "export const bell = 'M1 2';\nexport const car = 'M3 4';\n",
    'app/dates.ts':
      'export const day = (at: number): string => String(at);\nexport function hour(at: number) {\n  return at;\n}\n',
    'app/state.ts': 'let count = 0;\nexport const next = () => (count += 1);\nexport const now = () => count;\n',
    'app/runs.ts': 'export const one = new Map();\nexport const two = 2;\n',
    'app/single.ts': 'export const one = 1;\n',
  });
  const found = [...(await findDeclarations(src)).keys()].map((file) => file.slice(src.length));
  assert.equal(found.sort(), ['/app/dates.ts', '/app/icons.ts']);
});

test('a declaration is a module of its own, which imports the others that it names', async () => {
  const src = project({
    'app/money.ts':
      'const SIGN = 1;\nexport const whole = (n: number) => n * SIGN;\nexport const half = (n: number) => whole(n) / 2;\n',
  });
  const file = join(src, 'app', 'money.ts');
  const declared = (await findDeclarations(src)).get(file);
  if (!declared) throw new Error('not found');
  assert.match(declarationText(file, declared, 'half'), `import { whole } from "${file}?whole"`);
  assert.not.match(declarationText(file, declared, 'whole'), 'half');
  assert.match(declarationText(file, declared, 'whole'), 'SIGN = 1');
});

test('an import of several declarations becomes one of each, on the same lines; types go', async () => {
  const src = project({ 'app/icons.ts': "export const bell = 'M1 2';\nexport const car = 'M3 4';\n" });
  const split = splitImports(await findDeclarations(src));
  assert.is(
    await split(
      "import {\n  bell,\n  type Kind,\n  car as vehicle,\n} from './icons.ts';\nlet one;\n",
      join(src, 'app', 'Page.tsx'),
    ),
    "import { bell } from './icons.ts?bell';import { car as vehicle } from './icons.ts?car';\n\n\n\n\nlet one;\n",
  );
});

test.run();
