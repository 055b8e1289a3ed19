import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Made, placeless } from '../../src/build/steps/placeless.ts';

const WORK = resolve('dist/test/placeless');

/** A package of two pages and the entry, which a bundler puts in a file of its own; the package has one of its own. */
const PACKAGES = {
  'heavy/package.json': '{ "name": "heavy", "main": "index.js", "type": "module", "browser": { "./fs.js": false } }',
  'heavy/index.js': "import './fs.js';\nexport { light } from 'light';\nexport const heavy = ['kilogram'];\n",
  'heavy/fs.js': 'export {};\n',
  'heavy/node_modules/light/package.json': '{ "name": "light", "main": "index.js", "type": "module" }',
  'heavy/node_modules/light/index.js': "export const light = ['gram'];\n",
};

const PROJECT = {
  'src/entry.js': "import { heavy } from 'heavy';\nconsole.log(heavy);\nimport('./page.js');\n",
  'src/page.js': "import { heavy, light } from 'heavy';\nexport const page = [heavy, light];\n",
};

function lay(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Lays the project out with its packages somewhere, and gives its folder. */
const LAYOUTS: Readonly<Record<string, (folder: string) => string>> = {
  inside(folder) {
    lay(folder, PROJECT);
    lay(join(folder, 'node_modules'), PACKAGES);
    return folder;
  },
  above(folder) {
    lay(join(folder, 'apps', 'leve'), PROJECT);
    lay(join(folder, 'node_modules'), PACKAGES);
    return join(folder, 'apps', 'leve');
  },
  linked(folder) {
    const root = join(folder, 'leve');
    lay(root, PROJECT);
    lay(join(folder, 'src', 'node_modules', 'deep', 'node_modules'), PACKAGES);
    symlinkSync(join('..', 'src', 'node_modules', 'deep', 'node_modules'), join(root, 'node_modules'));
    return root;
  },
};

async function bundled(root: string): Promise<Made> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/entry.js'],
    outdir: join(root, 'out'),
    entryNames: 'a/[name]-[hash]',
    chunkNames: 'a/[name]-[hash]',
    publicPath: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
  });
  return { files: outputFiles, metafile };
}

const told = (root: string, { files, metafile }: Made): unknown => ({
  metafile,
  orders: [metafile.inputs, metafile.outputs].map((record) => Object.keys(record)),
  files: files.map(({ path, text }) => [relative(root, path), text]),
});

const made: Record<string, { readonly root: string; readonly made: Made }> = {};

test.before(async () => {
  rmSync(WORK, { recursive: true, force: true });
  for (const [layout, layOut] of Object.entries(LAYOUTS)) {
    const root = layOut(join(WORK, layout));
    made[layout] = { root, made: await bundled(root) };
  }
});

for (const layout of ['above', 'linked']) {
  test(`packages that lie ${layout} give the same names, orders and texts as those in the project`, () => {
    const [here, there] = [made.inside, made[layout]];
    assert.ok(here && there);
    const [one, other] = [here, there].map(({ root, made }) => told(root, made));
    assert.not.equal(other, one);
    assert.equal(told(there.root, placeless(there.root, there.made)), told(here.root, placeless(here.root, here.made)));
  });
}

test('a module of a package is named by the package, also one that browsers go without', () => {
  const { inside } = made;
  assert.ok(inside);
  const { inputs, outputs } = placeless(inside.root, inside.made).metafile;
  assert.equal(Object.keys(inputs).sort(), [
    '(disabled):node_modules/heavy/fs.js',
    'node_modules/heavy/index.js',
    'node_modules/heavy/node_modules/light/index.js',
    'src/entry.js',
    'src/page.js',
  ]);
  assert.ok(Object.keys(outputs).every((path) => /-\d{8}\.js$/.test(path)));
});

const NOTHING = { bytes: 0, imports: [] };

test('of two copies that would bear one name each has one of its own', () => {
  const root = join(WORK, 'above', 'apps', 'leve');
  lay(join(root, 'node_modules'), { 'light/index.js': '' });
  const inputs = { '../../node_modules/light/index.js': NOTHING, 'node_modules/light/index.js': NOTHING };
  const { metafile } = placeless(root, { files: [], metafile: { inputs, outputs: {} } });
  assert.is(Object.keys(metafile.inputs).length, 2);
});

test.run();
