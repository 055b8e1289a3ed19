import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listPath } from '../../../src/app/lib/route-games.ts';

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
