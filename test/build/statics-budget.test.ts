import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BudgetRow } from '../../src/build/checks/budget.ts';
import { brandFaults, staticFaults } from '../../src/build/checks/statics.ts';
import { buildFixture } from './fixture.ts';

const ROW: BudgetRow = {
  path: '/*',
  statics: [
    { files: ['/*'], each: 1, sum: 10 },
    { files: ['/icons/*'], each: 4 },
    { files: ['/logo.svg', '/favicon.svg'], sum: 1.5 },
  ],
};

const faults = (sizes: Record<string, number>): string[] => staticFaults([ROW], new Map(Object.entries(sizes)));
const small = { '/logo.svg': 500, '/favicon.svg': 400, '/icons/a.svg': 4000 };

test('files within their limits are no fault', () => {
  assert.equal(faults(small), []);
});

test('a file that is too heavy is named, by the last limit that holds it', () => {
  assert.equal(faults({ ...small, '/icons/b.svg': 5000 }), [
    'over budget: static/icons/b.svg is 4.9 KiB on the wire, the limit is 4.0 KiB',
  ]);
});

test('files that are too heavy together are named, the heaviest first', () => {
  const [told = '', first = ''] = faults({ ...small, '/logo.svg': 1000, '/favicon.svg': 900 });
  assert.is(told, 'over budget: /logo.svg, /favicon.svg in static are 1.9 KiB on the wire, the limit is 1.5 KiB');
  assert.match(first, 'static/logo.svg');
});

test('many small files break the limit of all', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`/pictures/${at}.png`, 1000]));
  assert.match(faults({ ...small, ...many })[0] ?? '', 'over budget: /* in static are 16.5 KiB on the wire');
});

test('a limit that no file answers to is a fault', () => {
  assert.ok(faults({ '/logo.svg': 1, '/favicon.svg': 1 }).includes('budget.json: no file of static is /icons/*'));
});

test("a brand's own logo has the limit of the one it replaces", () => {
  assert.equal(brandFaults([ROW], new Map([['/logo.svg', 200_000]])), [
    'over budget: assets/logo.svg is 195.3 KiB on the wire, the limit is 1.0 KiB',
  ]);
});

test('a build with a heavy header logo, or many pictures that nobody shows, fails', async () => {
  const rows = [{ path: '/*', statics: [{ files: ['/*'], each: 8, sum: 20 }] }];
  const noise = (bytes: number): string => `<svg><!--${randomBytes(bytes).toString('base64')}--></svg>`;
  const built = await buildFixture('heavy-statics', {
    'budget.json': JSON.stringify(rows),
    'static/logo.svg': noise(200_000),
    'static/unused/1.svg': noise(6000),
    'static/unused/2.svg': noise(6000),
  });
  assert.is(built.code, 1);
  assert.match(built.output, /over budget: static\/logo\.svg is 19\d\.\d KiB on the wire, the limit is 8\.0 KiB/);
  assert.match(built.output, /over budget: \/\* in static are 2\d\d\.\d KiB on the wire, the limit is 20\.0 KiB/);
});

test.run();
