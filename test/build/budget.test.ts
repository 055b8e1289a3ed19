import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildAgain, buildFixture, copyOfFixture, heavyText } from './fixture.ts';

const HOME = 'src/app/pages/home/Home.tsx';

test('a module that breaks a budget fails the build, with its import chain', async () => {
  const built = await buildFixture('over-budget', {
    [HOME]: "import { label } from './label.ts';\nexport default function Home() {\n  return <p>{label}</p>;\n}\n",
    'src/app/pages/home/label.ts': "import { heavy } from './heavy.ts';\nexport const label = heavy;\n",
    'src/app/pages/home/heavy.ts': `export const heavy = "${heavyText(6000)}";\n`,
  });
  assert.is(built.code, 1);
  assert.match(built.output, /over budget: \/m\/home \(\w\w\) extra is \d+\.\d KiB, the limit is 2\.0 KiB/);
  const chain = [
    'src/app/boot/entry.tsx > src/app/routes/table.ts >> src/app/pages/home/Home.tsx',
    'src/app/pages/home/label.ts > src/app/pages/home/heavy.ts',
  ].join(' > ');
  assert.match(built.output, chain);
  assert.not.match(built.output, 'over budget: /m/login');
});

test('a broken limit says what came since the last build within limits, and what would help', async () => {
  const good = await copyOfFixture('moved-in');
  const built = await buildAgain(good, {
    [HOME]: "import { label } from './label.ts';\nexport default function Home() {\n  return <p>{label}</p>;\n}\n",
    'src/app/pages/home/label.ts': "import { heavy } from './heavy.ts';\nexport const label = heavy;\n",
    'src/app/pages/home/heavy.ts': `export const heavy = "${heavyText(6000)}";\n`,
  });
  assert.is(built.code, 1);
  const [, grown = '', broken = ''] = /grown since([\s\S]*?)(over budget[\s\S]*)/.exec(built.output) ?? [];
  assert.match(grown, /^.*\n *5\.\d KiB {2}src\/app\/pages\/home\/heavy\.ts\n$/, built.output);
  assert.match(broken, /^over budget: \/m\/home/);
  const [, came = '', help = ''] =
    /came here since([\s\S]*?)what would help([\s\S]*?)(?:over budget|$)/.exec(built.output) ?? [];
  assert.match(came, /5\.\d KiB {2}src\/app\/pages\/home\/heavy\.ts/);
  assert.not.match(came, 'entry.tsx');
  // Without label.ts nobody asks for heavy.ts.
  assert.match(help, /5\.\d KiB {2}src\/app\/pages\/home\/Home\.tsx > src\/app\/pages\/home\/label\.ts/);
});

test('a limit holds for each type, and the last row that matches is the one that counts', async () => {
  const row = (path: string, resourceType: string, budget: number) => ({
    path,
    resourceSizes: [{ resourceType, budget }],
  });
  const rows = [row('/*', 'total', 0.1), row('/m/login$', 'total', 100), row('/m/home$', 'document', 0.1)];
  const built = await buildFixture('types', { 'budget.json': JSON.stringify(rows) });
  assert.is(built.code, 1);
  assert.match(built.output, /over budget: \/m\/home \(\w\w\) document/);
  assert.not.match(built.output, 'over budget: /m/login');
});

test('a count of files is a limit too', async () => {
  const rows = [{ path: '/*', resourceCounts: [{ resourceType: 'script', budget: 1 }] }];
  const built = await buildFixture('counts', { 'budget.json': JSON.stringify(rows) });
  assert.match(built.output, /over budget: \/m\/home \(\w\w\) script is [2-9], the limit is 1/);
});

test('a budget row that matches no route fails the build', async () => {
  const rows = [{ path: '/m/gone$', resourceSizes: [{ resourceType: 'total', budget: 100 }] }];
  const built = await buildFixture('idle-row', { 'budget.json': JSON.stringify(rows) });
  assert.is(built.code, 1);
  assert.match(built.output, 'budget.json: the row /m/gone$ matches no route');
});

test('a budget for something that is not measured fails the build', async () => {
  const rows = [{ path: '/*', timings: [], resourceSizes: [{ resourceType: 'font', budget: 1 }] }];
  const built = await buildFixture('unmeasured', { 'budget.json': JSON.stringify(rows) });
  assert.is(built.code, 1);
  assert.match(built.output, 'budget.json /*: timings is not measured');
  assert.match(built.output, 'budget.json /*: font is not measured');
});

test.run();
