import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dictionaries } from './dictionaries.ts';
import { buildFixture } from './fixture.ts';

const HOME = 'src/app/pages/home/Home.tsx';
const TO_HOME = `src/app/boot/entry.tsx > src/app/routes/table.ts >> ${HOME}`;

const heavyPackage = {
  'node_modules/heavy/package.json': '{ "name": "heavy", "main": "index.js", "type": "module" }',
  'node_modules/heavy/index.js': "export const heavy = 'kilogram';\n",
};
const homeWith = (line: string) => ({
  [HOME]: `${line}\nexport default function Home() {\n  return <p>{heavy}</p>;\n}\n`,
});
const budget = (...rows: object[]) => ({ 'budget.json': JSON.stringify(rows) });

test('a package that budget.json does not list fails the build, with its import chain', async () => {
  const built = await buildFixture('packages', {
    ...heavyPackage,
    ...homeWith("import { heavy } from 'heavy';"),
    ...budget({ path: '/*', packages: ['preact'] }),
  });
  assert.is(built.code, 1);
  const fault = 'budget.json does not list the package heavy for /m/home';
  assert.match(built.output, `${fault}: ${TO_HOME} > node_modules/heavy/index.js`);
  assert.not.match(built.output, 'package preact');
});

test('a module that may never be on the way fails the build, where it may be it does not', async () => {
  const files = {
    'src/app/ui/heavy.ts': "export const heavy = 'kilogram';\n",
    ...homeWith("import { heavy } from '../../ui/heavy.ts';"),
  };
  const never = ['src/app/ui/*'];
  const there = await buildFixture('never', { ...files, ...budget({ path: '/*', never }) });
  assert.is(there.code, 1);
  assert.match(there.output, `budget.json says never src/app/ui/* on /m/home: ${TO_HOME} > src/app/ui/heavy.ts`);
  const elsewhere = await buildFixture('never-elsewhere', {
    ...files,
    ...budget({ path: '/*', never }, { path: '/m/home$', never: [] }),
  });
  assert.is(elsewhere.code, 0, elsewhere.output);
});

test('a rule that guards nothing fails the build', async () => {
  const built = await buildFixture(
    'idle-rules',
    budget({ path: '/*', packages: ['preact', 'gone'], never: ['src/app/gone/*'] }),
  );
  assert.is(built.code, 1);
  assert.match(built.output, 'budget.json /*: no module of the app comes from the package gone');
  assert.match(built.output, 'budget.json /*: never src/app/gone/* matches no module of the app');
});

test('what comes by itself after the first paint is counted beside the critical path, and has a limit', async () => {
  const part = (text: string): string => `export default function Part() {\n  return <p>${text}</p>;\n}\n`;
  const slowAndAsked = { slow: { slow: 'slow' }, asked: { asked: 'asked' } };
  const built = await buildFixture('later', {
    [HOME]: [
      'const lazy = (load: () => Promise<object>, more: object) => ({ load, ...more });',
      "export const wait = lazy(() => import('./Slow.tsx'), {\n  texts: ['slow'],\n  afterPaint: true,\n});",
      "const idle = () => import('./Idle.tsx');",
      'const whenIdle = (action: () => void) => setTimeout(action);',
      'whenIdle(() => {\n  idle().then(console.log);\n});',
      "export const asked = lazy(() => import('./Asked.tsx'), { texts: ['asked'] });",
      'export default function Home() {\n  return <p onClick={asked.load}>{typeof wait.load}</p>;\n}\n',
    ].join('\n'),
    ...dictionaries('en', slowAndAsked),
    ...dictionaries('pt', slowAndAsked),
    'src/app/pages/home/Slow.tsx': `export const more = () => import('./More.tsx');\n${part('slow')}`,
    'src/app/pages/home/More.tsx': part('more'),
    'src/app/pages/home/Asked.tsx': part('asked'),
    'src/app/pages/home/Idle.tsx': part('idle'),
    ...budget({ path: '/m/home$', resourceSizes: [{ resourceType: 'later', budget: 0.01 }] }),
  });
  assert.is(built.code, 1);
  assert.match(built.output, /over budget: \/m\/home \(\w\w\) later is \d\.\d KiB, the limit is 0\.0 KiB/);
  const { routes } = JSON.parse(readFileSync(`${built.root}/dist/report/sizes.json`, 'utf8'));
  const namesOf = (files: { address: string }[]): string[] =>
    files.map(({ address }) => address.replace(/-\w{5,8}(?=\.)/, '')).sort();
  const home = routes.find(({ path }: { path: string }) => path === '/m/home');
  const names = namesOf(home.later).filter((name) => name.endsWith('.js') && !name.includes('chunk'));
  assert.equal(names, ['/a/Idle.js', '/a/More.js', '/a/Slow.js']);
  assert.not.ok(namesOf(home.files).includes('/a/Slow.js'));
  const texts = namesOf(home.later).filter((name) => name.startsWith('/l/'));
  assert.equal(
    texts.map((name) => name.split('/').at(-1)),
    ['slow.json'],
  );
});

test.run();
