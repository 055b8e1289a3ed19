import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listCategory } from '../../../src/app/lib/route-games.ts';

test('each list page stands for its category (SPEC 2.8)', () => {
  const rows = {
    '/m/slot-games': 'RNG',
    '/m/live-games': 'LIVE',
    '/m/poker-games': 'PVP',
    '/m/fishing-games': 'FISH',
    '/m/sport-games': 'SPORTS',
    '/m/slotsCenter': 'RNG',
    '/m/read/live': 'LIVE',
    '/m/read/sport': 'SPORTS',
    '/m/read/esport': 'ESPORTS',
    '/m/read/rng': 'RNG',
    '/m/read/pvp': 'PVP',
    '/m/read/fish': 'FISH',
    '/m/read/lott': 'LOTT',
  };
  for (const [path, category] of Object.entries(rows)) assert.is(listCategory(path, '?gameType=FISH'), category, path);
});

test('any other list page takes the query, and slots without one', () => {
  assert.is(listCategory('/m/gameList', '?gameType=LIVE&vassalage=EVO'), 'LIVE');
  assert.is(listCategory('/m/gameCenter', ''), 'RNG');
  assert.is(listCategory('/m/gameList', '?gameType='), 'RNG');
});

test.run();
