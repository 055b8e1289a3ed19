import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCategory } from '../../../src/app/lib/read-category.ts';

test('each game-reading route reads its category (SPEC 2.1)', () => {
  const paths = ['live', 'sport', 'esport', 'rng', 'pvp', 'fish', 'lott'].map((name) => `/m/read/${name}`);
  assert.equal(paths.map(readCategory), ['LIVE', 'SPORTS', 'ESPORTS', 'RNG', 'PVP', 'FISH', 'LOTT']);
});

test.run();
