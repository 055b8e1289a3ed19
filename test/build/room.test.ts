import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BudgetRow } from '../../src/build/checks/budget.ts';
import type { RouteSizes } from '../../src/build/report/measure.ts';
import { tightLimits, tightText } from '../../src/build/report/room.ts';

const ROWS: BudgetRow[] = [
  {
    path: '/*',
    resourceSizes: [
      { resourceType: 'script', budget: 2 },
      { resourceType: 'stylesheet', budget: 1 },
    ],
    resourceCounts: [{ resourceType: 'script', budget: 2 }],
  },
];

/** A route whose script and sheet weigh these bytes. */
function route(path: string, script: number, stylesheet: number): RouteSizes {
  const file = (type: 'script' | 'stylesheet', brotli: number) =>
    ({ address: `/a/${type}`, type, shell: false, raw: 0, gzip: 0, brotli }) as const;
  const files = [file('script', script), file('stylesheet', stylesheet)];
  return { path, page: 'x', language: 'pt', files, later: [], optIn: [], total: script + stylesheet } as never;
}

test('of each limit the route with the least room is told, the tightest first', () => {
  const routes = [route('/m/a', 1800, 1000), route('/m/b', 2000, 100)];
  assert.equal(
    tightLimits(ROWS, routes).map(({ type, route: { path } }) => [type, path]),
    [
      ['stylesheet', '/m/a'],
      ['script', '/m/b'],
    ],
  );
  assert.is(
    tightText(ROWS, routes),
    'nearly full, free are: 24 B of `stylesheet` (/m/a pt), 48 B of `script` (/m/b pt)',
  );
});

test('where there is room nothing is said, and a broken limit is told as broken elsewhere', () => {
  assert.is(tightText(ROWS, [route('/m/a', 1700, 700)]), '');
  assert.is(tightText(ROWS, [route('/m/a', 2049, 1025)]), '');
});

test.run();
