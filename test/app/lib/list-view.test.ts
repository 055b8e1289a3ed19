import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type DataType,
  filterCount,
  isOwn,
  isPlain,
  type ListView,
  narrow,
  PLAIN,
  press,
  submitFilter,
  viewAddress,
  viewOf,
} from '../../../src/app/lib/list-view.ts';

const BUTTONS: readonly DataType[] = ['hot', 'recent', 'fav', 'new'];
const FILTER = submitFilter({ vendor: 'PP,JDB', classify: 'JP', minBet: '0.5' });
const SEARCH = narrow(PLAIN, { name: 'tigre' });
const TABS = narrow(narrow(PLAIN, { vendor: 'PP' }), { classify: 'JP' });

/** Every kind of state that a list can be in. */
const STATES: Readonly<Record<string, ListView>> = {
  all: PLAIN,
  'all, by vendor and classification': TABS,
  search: SEARCH,
  'search among a vendor': narrow(TABS, { name: 'fogo' }),
  filter: FILTER,
  ...Object.fromEntries(BUTTONS.map((type) => [type, press(PLAIN, type)])),
};

test('a button selects its list and drops what narrowed the one before; the active one returns to all', () => {
  for (const [name, state] of Object.entries(STATES)) {
    for (const type of BUTTONS) {
      assert.equal(press(state, type), state.type === type ? PLAIN : { ...PLAIN, type }, `${type} on ${name}`);
    }
  }
});

test('a vendor tab, a classification and a search set all', () => {
  for (const [name, state] of Object.entries(STATES)) {
    const kept = state.type === 'all' ? state : PLAIN;
    assert.equal(narrow(state, { vendor: 'TA' }), { ...kept, vendor: 'TA' }, name);
    assert.equal(narrow(state, { classify: 'VP' }), { ...kept, classify: 'VP' }, name);
    assert.equal(narrow(state, { name: 'ouro' }), { ...kept, name: 'ouro' }, name);
    assert.is(narrow(state, { vendor: '' }).type, 'all', name);
  }
});

test('submitting the filter sets filter, from wherever; with nothing chosen, or cleared, it returns to all', () => {
  assert.equal(FILTER, { type: 'filter', name: '', vendor: 'PP,JDB', classify: 'JP', minBet: '0.5' });
  assert.equal(submitFilter({ vendor: '', classify: '', minBet: '' }), PLAIN);
  assert.is(submitFilter({ vendor: '', classify: '', minBet: '1' }).type, 'filter');
  assert.is(filterCount(FILTER), 4);
  assert.is(filterCount(TABS), 0);
});

test('recent and favourites need a session, nothing else does', () => {
  const own = Object.keys(STATES).filter((name) => isOwn(STATES[name] as ListView));
  assert.equal(own.sort(), ['fav', 'recent']);
  assert.equal(
    Object.keys(STATES).filter((name) => isPlain(STATES[name] as ListView)),
    ['all'],
  );
});

test('an address restores every state', () => {
  for (const [name, state] of Object.entries(STATES)) {
    for (const search of ['', '?gameType=LIVE', '?gameType=RNG&type=HOT&gameName=x']) {
      const address = new URL(viewAddress('/m/gameList', search, state), 'https://site.example');
      assert.equal(viewOf(address.search), state, `${name} at ${address.search}`);
      assert.is(address.searchParams.get('gameType'), new URLSearchParams(search).get('gameType'), name);
    }
  }
  assert.is(viewAddress('/m/slot-games', '', PLAIN), '/m/slot-games');
  assert.is(viewAddress('/m/gameList', '?gameType=PP', press(PLAIN, 'fav')), '/m/gameList?gameType=PP&type=FAV');
});

test('the queries vassalage and type pick the starting tab (SPEC 2.8)', () => {
  assert.is(viewOf('?vassalage=PP').vendor, 'PP');
  assert.is(viewOf('?type=hot').type, 'hot');
  assert.is(viewOf('?type=NEW').type, 'new');
  assert.equal(viewOf('?type=ALL'), PLAIN);
  assert.equal(viewOf('?type=JP&vassalage=PP'), { ...PLAIN, classify: 'JP', vendor: 'PP' });
});

test('what makes no sense in an address is left out', () => {
  const wild = [
    '?vassalage=%3Cb%3E',
    '?type=%22%3E',
    '?gameClassify=a b',
    '?minBet=0.5',
    '?gameName=+++',
    '?type=FILTER',
  ];
  for (const search of wild) assert.equal(viewOf(search), PLAIN, search);
  assert.is(viewOf('?type=FILTER&minBet=seven&vassalage=PP').minBet, '');
  assert.is(viewOf(`?gameName=${'x'.repeat(90)}`).name.length, 40);
  assert.is(viewOf(`?vassalage=${'x'.repeat(600)}`).vendor, '');
});

test.run();
