import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeployCost } from '../../src/build/differences/costs.ts';
import { deployExcess } from '../../src/build/report/deploy.ts';
import { buildAgain, buildFixture, heavyText } from './fixture.ts';

const BUDGET = readFileSync('test/build/fixtures/app/budget.json', 'utf8');

/** The small app's budget with a limit of so many KiB for what a deploy may cost on any route. */
function budgetWith(deploy: number): string {
  const [first, ...others] = JSON.parse(BUDGET) as object[];
  return JSON.stringify([{ ...first, deploy }, ...others]);
}

const home = (word: string): string =>
  `export default function Home() {\n  return <p title=${JSON.stringify(heavyText(900))} lang="${word}">home</p>;\n}\n`;

const cost = (since: string, changed: number, bytes: number): DeployCost => ({
  since,
  changed,
  routes: [{ path: '/m/home', language: 'pt', files: 1, bytes, whole: 9000 }],
});

test('a small change is held to the limit of its route, against the version before alone', () => {
  const rows = [{ path: '/*', deploy: 4 }];
  assert.equal(deployExcess(rows, []), []);
  assert.equal(deployExcess(rows, [cost('one', 0.05, 4096), cost('older', 0.01, 9000)]), []);
  assert.equal(deployExcess(rows, [cost('one', 0.05, 4403)]), [
    'over budget: /m/home (pt) costs a returning player 4.3 KiB since one, the limit is 4 KiB',
  ]);
  assert.equal(deployExcess(rows, [cost('one', 0.06, 9000)]), [], 'a large change is only told');
  assert.equal(deployExcess([{ path: '/*' }], [cost('one', 0.01, 9000)]), []);
});

test('a build that costs a returning player too much fails, and the report says what it costs by differences and whole', async () => {
  const first = await buildFixture(`deploy-budget-${process.pid}`, {
    'budget.json': budgetWith(4),
    'src/app/pages/home/Home.tsx': home('pt'),
  });
  assert.is(first.code, 0, first.output);
  const within = await buildAgain(first, { 'src/app/pages/home/Home.tsx': home('en') });
  assert.is(within.code, 0, within.output);
  const told = readFileSync(`${within.root}/dist/report/deploy.md`, 'utf8');
  const [, files = '', bytes = '', whole = ''] = /\/m\/home \w\w *\| *(\d+) *\| *(\d+) *\| *(\d+)/.exec(told) ?? [];
  assert.ok(Number(files) > 0 && Number(bytes) > 0 && Number(bytes) < Number(whole), told);
  const beyond = await buildAgain(within, {
    'budget.json': budgetWith(0.01),
    'src/app/pages/home/Home.tsx': home('fr'),
  });
  assert.is(beyond.code, 1);
  assert.match(
    beyond.output,
    /over budget: \/m\/home \(\w\w\) costs a returning player 0\.\d KiB since \w+, the limit is 0\.01 KiB/,
  );
});

test.run();
