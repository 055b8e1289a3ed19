import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Launchable, launchQuery, listOf, prizeModeOf } from '../../../../src/app/stores/games/launch-plan.ts';
import type { VendorStructure } from '../../../../src/contract/schemas/games.ts';

type Mapping = VendorStructure['mapping'];

const GAME: Launchable = { gameId: 'pp-rng-0001', nodeId: 7, vassalage: 'PP', gameType: 'RNG', supportPlay: 'H5' };
const LOTTERY: Launchable = { ...GAME, gameId: 'hanoi', nodeId: 0, gameType: 'LOTT', supportPlay: '' };
const ELECTRONIC: Mapping = { ELOTT: ['TCG_LOTTO_VN', 'ELOTT'] };

const game = { category: 'RNG', vendor: 'PP', gameId: 'pp-rng-0001', nodeId: 7, supportPlay: 'H5' };
const lottery = (vendor: string, prizeMode: string, playType = 'trad', gameCode = 'hanoi') => ({
  category: 'LOTT',
  vendor,
  gameCode,
  prizeMode,
  playType,
});

/** What is tapped, the vendor mapping, and what the launch is asked with (SPEC 7.2). */
const BRANCHES: readonly [string, Partial<Launchable>, Mapping, object][] = [
  ['any game', GAME, {}, game],
  ['a match', { ...GAME, matchId: 'm1', leagueId: 'l1' }, {}, { ...game, matchId: 'm1', leagueId: 'l1' }],
  ['a match without a league', { ...GAME, matchId: 'm1' }, {}, { ...game, matchId: 'm1' }],
  ['a lobby of a vendor', { ...GAME, gameId: 'lobby' }, {}, { ...game, gameId: 'lobby' }],
  ['TCG_LOTTO_VN', { vassalage: 'TCG_LOTTO_VN' }, ELECTRONIC, lottery('TCG_LOTTO_VN', 'Elott')],
  ['TCG_SEA', { vassalage: 'TCG_SEA' }, ELECTRONIC, lottery('TCG_SEA', 'SEA')],
  ['LOTT', { vassalage: 'LOTT' }, ELECTRONIC, lottery('LOTT', 'Elott')],
  ['ELOTT', { vassalage: 'ELOTT' }, ELECTRONIC, lottery('ELOTT', 'Elott')],
  ['LOTT without an ELOTT mapping', { vassalage: 'LOTT' }, { LOTT: ['LOTT'] }, lottery('LOTT', 'Lott')],
  ['the lobby of a lottery', { vassalage: 'LOTT', gameId: '' }, {}, lottery('LOTT', 'Lott', 'trad', 'lobby')],
  ['entertainment', { vassalage: 'LOTT', lottoMode: 'Tradition,Entertainment' }, {}, lottery('LOTT', 'Lott', 'ent')],
  ['tradition', { vassalage: 'LOTT', lottoMode: 'Tradition' }, {}, lottery('LOTT', 'Lott')],
  ['a lottery of another vendor', { ...GAME, vassalage: 'SENA' }, ELECTRONIC, { ...game, vendor: 'SENA' }],
];

for (const [name, tapped, mapping, asked] of BRANCHES) {
  test(`launch of ${name}`, () => {
    const whole = { ...('gameType' in tapped ? GAME : LOTTERY), ...tapped };
    assert.equal(launchQuery(whole, mapping), asked);
  });
}

test('the prize mode is electronic for a mapping with TCG_LOTTO_VN or LOTT under ELOTT, and for no other', () => {
  const modes = (ELOTT: unknown) => prizeModeOf('LOTT', { ELOTT } as Mapping);
  assert.is(modes(['LOTT']), 'Elott');
  assert.is(modes(['TCG_LOTTO_VN']), 'Elott');
  for (const mapped of [['ELOTT'], ['TCG_SEA'], [], undefined, null, 'LOTT', { LOTT: 1 }, 5]) {
    assert.is(modes(mapped), 'Lott', JSON.stringify(mapped));
  }
});

test('an H5 game flagged VASSALAGE stands for the list of its vendor, any other for itself', () => {
  assert.is(listOf({ ...GAME, supportPlay: 'H5,VASSALAGE' }), '/m/gameList?gameType=RNG&vassalage=PP');
  assert.is(
    listOf({ ...GAME, vassalage: 'A&B', supportPlay: 'VASSALAGE' }),
    '/m/gameList?gameType=RNG&vassalage=A%26B',
  );
  for (const supportPlay of ['H5', '', 'NOVASSALAGE', 'vassalage']) {
    assert.is(listOf({ ...GAME, supportPlay }), undefined, supportPlay);
  }
});

test.run();
