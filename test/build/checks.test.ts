import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unpackTexts } from '../../src/build/steps/packed-texts.ts';
import { dictionaries } from './dictionaries.ts';
import { buildFixture } from './fixture.ts';

const HOME = 'src/app/pages/home/Home.tsx';
const ENTRY = 'src/app/boot/entry.tsx';

/** A package that brings a Preact of its own. */
const twin = {
  'node_modules/twin/package.json': '{ "name": "twin", "main": "index.js", "type": "module" }',
  'node_modules/twin/index.js': "export { h as twin } from 'preact';\n",
  'node_modules/twin/node_modules/preact/package.json':
    '{ "name": "preact", "main": "dist/preact.mjs", "type": "module" }',
  'node_modules/twin/node_modules/preact/dist/preact.mjs': 'export const h = (name) => [name];\n',
};

test('two Preacts in one bundle fail the build', async () => {
  const built = await buildFixture('two-preacts', {
    ...twin,
    [HOME]: "import { twin } from 'twin';\nexport default function Home() {\n  return <p>{String(twin('p'))}</p>;\n}\n",
  });
  assert.is(built.code, 1);
  assert.match(built.output, '2 copies of preact in one bundle');
  assert.match(built.output, `>> ${HOME} > node_modules/twin/index.js > node_modules/twin/node_modules/preact`);
});

test('a page in the first load fails the build', async () => {
  const entry = readFileSync(`test/build/fixtures/app/${ENTRY}`, 'utf8');
  const built = await buildFixture('eager-page', {
    [ENTRY]: `${entry}\nimport Home from '../pages/home/Home.tsx';\nconsole.log(Home);\n`,
  });
  assert.is(built.code, 1);
  assert.match(built.output, `a page is in the first load: ${ENTRY} > ${HOME}`);
});

test('a text that English lacks fails the build by name', async () => {
  const built = await buildFixture('parity', dictionaries('en', { home: {} }));
  assert.is(built.code, 1);
  assert.match(built.output, 'locales/en: home/hot is missing');
});

test('another language may lack texts: the brand’s own lends them', async () => {
  const built = await buildFixture('fallback', {
    ...dictionaries('es', { common: { title_login: 'Entrar ahora' } }),
    ...dictionaries('pt', { home: { hot: 'Quentes' } }),
  });
  assert.is(built.code, 0, built.output);
  const file = (area: string): string =>
    built.files.find((name) => new RegExp(`^l/es\\..+/${area}\\.json$`).test(name)) ?? '';
  assert.equal(unpackTexts('common', JSON.parse(built.read(file('common')))), {
    title_home: 'Leve',
    title_login: 'Entrar ahora',
  });
  assert.equal(unpackTexts('home', JSON.parse(built.read(file('home')))), { hot: 'Quentes' });
  assert.not.match(built.read('m/home.html'), /rtl/, 'without a language read from the right nobody pays for one');
  assert.is(built.files.filter((name) => name.startsWith('a/rtl/')).length, 0);
});

test('a route whose page has no file fails the build', async () => {
  const built = await buildFixture('no-page', {
    'src/app/routes/table.ts':
      "export const routes = [{ path: '/m/home', page: () => import('../pages/home/Gone.tsx'), texts: [] }];\n",
  });
  assert.is(built.code, 1);
  assert.match(built.output, 'route /m/home: there is no src/app/pages/home/Gone.tsx');
});

test('a path that the README names and nobody made fails the build', async () => {
  const built = await buildFixture('readme', { 'README.md': 'See `src/app/boot` and `src/app/gone.ts`.\n' });
  assert.is(built.code, 1);
  assert.match(built.output, 'README.md names src/app/gone.ts, which does not exist');
  assert.not.match(built.output, 'README.md names src/app/boot');
});

test('a call that the sandbox does not answer fails the build', async () => {
  const built = await buildFixture('unanswered', {
    'src/contract/calls/wallet.ts': 'export const getWallet = 1;\nexport const collect = 2;\n',
    'src/sandbox/calls/wallet.ts': 'export const wallet = [define(getWalletSchema, () => 1)];\n',
    'src/app/stores/wallet.ts': "import { collect, getWallet } from '../../contract/calls/wallet.ts';\n",
  });
  assert.is(built.code, 1);
  assert.match(
    built.output,
    'src/app/stores/wallet.ts makes the call collect, which no file of src/sandbox/calls answers',
  );
  assert.not.match(built.output, 'makes the call getWallet');
});

test('handlers that the list of the sandbox forgets fail the build', async () => {
  const built = await buildFixture('unlisted', {
    'src/sandbox/calls/list.ts': "import { walletCalls } from './wallet.ts';\n",
    'src/sandbox/calls/wallet.ts': 'export const walletCalls: DefinedCall[] = [];\n',
    'src/sandbox/calls/help.ts': 'export const helpCalls: DefinedCall[] = [];\n',
  });
  assert.is(built.code, 1);
  assert.match(built.output, 'src/sandbox/calls/list.ts does not name the handlers of help.ts');
  assert.not.match(built.output, 'the handlers of wallet.ts');
});

test('an error in the source is told with its file and line, without a stack', async () => {
  const built = await buildFixture('broken', { [HOME]: 'export default function Home( {\n  return 1 2;\n}\n' });
  assert.is(built.code, 1);
  assert.match(built.output, `${HOME}:2:`);
  assert.not.match(built.output, 'at async');
});

test.run();
