import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Graph } from './graph.ts';
import { type Known, select } from './select.ts';

const HOME = 'src/app/pages/home/Home.tsx';
const VIP = 'src/app/pages/member/Vip.tsx';

const graph: Graph = new Map([
  ['src/app/boot/entry.tsx', ['src/app/chrome/Frame.tsx', 'src/app/routes/table.ts', HOME, VIP]],
  ['src/app/chrome/Frame.tsx', ['src/app/lib/money.ts']],
  [HOME, ['src/app/ui/Tile.tsx', 'src/app/pages/home/Home.css']],
  [VIP, ['src/app/ui/Level.tsx']],
  ['test/app/ui/tile.test.tsx', ['src/app/ui/Tile.tsx', 'test/support/dom.ts']],
  ['test/app/lib/money.test.ts', ['src/app/lib/money.ts']],
  ['test/build/html.test.ts', ['test/build/fixture.ts']],
  ['test/phone/home.test.ts', ['test/phone/steps.ts']],
  ['test/phone/vip.test.ts', ['test/phone/steps.ts']],
  ['test/phone/screens.test.ts', ['src/app/routes/table.ts']],
]);

const texts: Readonly<Record<string, string>> = {
  'test/build/html.test.ts': "import { buildFixture } from '../../build/fixture.ts';",
  'test/app/lib/money.test.ts': "readFileSync('locales/en.json')",
  'test/phone/home.test.ts': "await page.goto('/m/home')",
  'test/phone/kyc.test.ts': "await page.goto('/m/kyc')",
  'test/phone/vip.test.ts': 'await expect(page).toHaveURL(/\\/m\\/vip$/)',
};

const known: Known = {
  graph,
  entry: 'src/app/boot/entry.tsx',
  pages: [
    { file: HOME, paths: ['/m/home'], areas: ['home'] },
    { file: VIP, paths: ['/m/vip'], areas: ['vip'] },
    { file: 'src/app/pages/member/Kyc.tsx', paths: ['/m/kyc'], areas: ['kyc'] },
  ],
  unit: ['test/app/ui/tile.test.tsx', 'test/app/lib/money.test.ts', 'test/build/html.test.ts'],
  phone: ['home', 'vip', 'kyc', 'screens'].map((name) => `test/phone/${name}.test.ts`),
  legacy: [],
  realms: ['src/app', 'src/contract', 'src/build', 'test'],
  textOf: (file) => texts[file] ?? '',
};

const touched = (...changed: string[]) => select(changed, known)?.touched;

test('a change of one page calls for the tests that open its area, and for those that open all', () => {
  const chosen = ['vip', 'kyc', 'screens'].map((name) => `test/phone/${name}.test.ts`);
  assert.equal(touched(VIP)?.phone, chosen);
  assert.equal(touched(VIP)?.unit, []);
  assert.equal(select([VIP], known)?.paths, new Set(['/m/vip']));
  assert.is(touched(VIP)?.build, true);
});

test('a widget is followed to its pages and its unit tests', () => {
  assert.equal(touched('src/app/ui/Tile.tsx')?.phone, ['test/phone/home.test.ts', 'test/phone/screens.test.ts']);
  assert.equal(touched('src/app/ui/Tile.tsx')?.unit, ['test/app/ui/tile.test.tsx']);
});

test('what stands beside a page by its name is of that page', () => {
  assert.equal(select(['src/app/pages/member/Vip.skeleton.tsx'], known)?.paths, new Set(['/m/vip']));
});

test('what the shell brings is seen everywhere', () => {
  assert.is(select(['src/app/lib/money.ts'], known)?.paths, 'all');
  assert.equal(touched('src/app/lib/money.ts')?.phone, known.phone);
  assert.equal(touched('src/app/lib/money.ts')?.unit, ['test/app/lib/money.test.ts']);
});

test('a file that nothing is known of is seen everywhere', () => {
  assert.is(select(['src/app/lib/new.ts'], known)?.paths, 'all');
  assert.is(select(['src/sandbox/rules/money.ts'], known)?.paths, 'all');
});

test('a dictionary touches the pages that name its area, and the tests that read dictionaries', () => {
  assert.equal(select(['locales/en.json#vip'], known)?.paths, new Set(['/m/vip']));
  assert.is(select(['locales/en.json#common'], known)?.paths, 'all');
  assert.equal(touched('locales/en.json#vip')?.unit, ['test/app/lib/money.test.ts']);
});

test('a test calls for itself, a helper for those that import it', () => {
  assert.equal(touched('test/phone/vip.test.ts')?.phone, ['test/phone/vip.test.ts']);
  assert.equal(touched('test/phone/steps.ts')?.phone, ['test/phone/home.test.ts', 'test/phone/vip.test.ts']);
  assert.equal(touched('test/support/dom.ts')?.unit, ['test/app/ui/tile.test.tsx']);
  assert.is(touched('test/phone/vip.test.ts')?.build, false);
});

test('a step of the build calls for the tests that run it', () => {
  assert.equal(touched('src/build/steps/html.ts')?.unit, ['test/build/html.test.ts']);
  assert.equal(touched('src/build/steps/html.ts')?.realms, ['src/build', 'test']);
});

test('types are checked where a change is seen: its realm and the tests, the contract everywhere', () => {
  assert.equal(touched(VIP)?.realms, ['src/app', 'test']);
  assert.equal(touched('src/contract/calls/wallet.ts')?.realms, known.realms);
});

test('a document is built against, and nothing is played', () => {
  assert.equal(touched('README.md')?.phone, []);
  assert.is(touched('README.md')?.build, true);
  assert.is(touched('test/README.md')?.build, false);
});

test('what every stage stands on calls for everything', () => {
  for (const file of ['package-lock.json', 'src/app/tsconfig.json', 'test/support/stages/unit.ts', '.biome.json']) {
    assert.is(select([file], known), undefined, file);
  }
});

test.run();
