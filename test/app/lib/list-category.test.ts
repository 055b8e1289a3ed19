import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isWhole, listCategory, mayClassify, typeOf } from '../../../src/app/lib/list-category.ts';

test('each list page stands for its category, whatever the query says (SPEC 2.8)', () => {
  const rows = {
    '/m/slot-games': 'RNG',
    '/m/live-games': 'LIVE',
    '/m/poker-games': 'PVP',
    '/m/fishing-games': 'FISH',
    '/m/sport-games': 'SPORTS',
    '/m/slotsCenter': 'RNG',
  };
  for (const [path, category] of Object.entries(rows)) {
    assert.is(listCategory(path, ''), category, path);
    assert.is(listCategory(path, '?gameType=ELOTT'), category, path);
  }
});

test('any other list page takes the query, and slots without one it knows', () => {
  const rows = {
    '?gameType=LIVE&vassalage=EVO': 'LIVE',
    '?gameType=live': 'LIVE',
    '?gameType=ELOTTO': 'ELOTT',
    '?gameType=INHOUSE': 'CRASH',
    '?gameType=PP': 'PP',
    '?gameType=': 'RNG',
    '?gameType=%3Cscript%3E': 'RNG',
    '?gameType=constructor': 'RNG',
    '': 'RNG',
  };
  for (const [search, category] of Object.entries(rows)) {
    assert.is(listCategory('/m/gameList', search), category, search);
    assert.is(listCategory('/m/gameCenter', search), category, search);
  }
});

test('e-sports and cockfight are seen under sports, kinds of slots in the slot centre', () => {
  assert.is(listCategory('/m/sport-games', '?gameType=ESPORTS'), 'ESPORTS');
  assert.is(listCategory('/m/sport-games', '?gameType=COCKFIGHT'), 'COCKFIGHT');
  assert.is(listCategory('/m/slotsCenter', '?gameType=CRASH'), 'CRASH');
  assert.is(listCategory('/m/slotsCenter', '?gameType=FAV'), 'FAV');
  assert.is(listCategory('/m/slotsCenter', '?gameType=FISH'), 'RNG');
});

test('types and classification tabs: not for the house’s own games, not for sports (SPEC 2.8)', () => {
  assert.equal(['RNG', 'PGE', 'CRASH', 'LIVE', 'HOT', 'FAV'].map(typeOf), [
    'RNG',
    'RNG',
    'RNG',
    'LIVE',
    undefined,
    undefined,
  ]);
  assert.ok(isWhole('HOT') && isWhole('FAV') && !isWhole('RNG'));
  assert.equal(['RNG', 'LIVE', 'PP', 'FISH'].filter(mayClassify), ['RNG', 'LIVE', 'PP', 'FISH']);
  assert.equal(['CRASH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'HOT', 'FAV'].filter(mayClassify), []);
});

test.run();
