import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { categoryQuery } from '../../../src/app/lib/game-mapping.ts';

test('categories ask the list as the table of constants maps them (SPEC section 9)', () => {
  for (const vendor of ['PGE', 'TA', 'PP', 'JDB', 'FC']) {
    assert.equal(categoryQuery(vendor), { gameType: 'RNG', vassalage: vendor });
  }
  assert.equal(categoryQuery('CRASH'), { gameType: 'RNG', gameClassify: 'Crash' });
  for (const type of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT']) {
    assert.equal(categoryQuery(type), { gameType: type });
  }
});

test.run();
