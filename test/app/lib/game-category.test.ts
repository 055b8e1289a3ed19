import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { categoryQuery } from '../../../src/app/lib/game-category.ts';
import { listPath } from '../../../src/app/lib/list-paths.ts';

test('categories ask the list as the table of constants maps them (SPEC section 9)', () => {
  for (const vendor of ['PGE', 'TA', 'PP', 'JDB', 'FC']) {
    assert.equal(categoryQuery(vendor), { gameType: 'RNG', vassalage: vendor });
  }
  assert.equal(categoryQuery('CRASH'), { gameType: 'RNG', gameClassify: 'Crash' });
  for (const type of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT']) {
    assert.equal(categoryQuery(type), { gameType: type });
  }
});

test('a category leads to the list of its own, else to the generic one (SPEC 2.8)', () => {
  assert.equal(['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'CRASH'].map(listPath), [
    '/m/slot-games',
    '/m/live-games',
    '/m/poker-games',
    '/m/fishing-games',
    '/m/sport-games',
    '/m/gameList?gameType=ESPORTS',
    '/m/gameList?gameType=CRASH',
  ]);
});

test.run();
