import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import {
  entrance,
  noteOpened,
  openAtOnce,
  showEntrance,
  waitForDeposit,
  waitingGame,
  wantsEntrance,
} from '../../../../src/app/stores/games/entrance.ts';
import { openSheet } from '../../../../src/app/stores/screen/menu.ts';

const test = suite('entrance');

const bare = { gameId: 'a-1', nodeId: 7, vassalage: 'PP', gameType: 'RNG', supportPlay: 'H5' } as const;
const game = { ...bare, displayName: 'Tiger Gate', iconUrl: '/img/game/a-1', isNew: 0, isTop: 0 } as const;

test.before.each(() => {
  local.set('openedGames', undefined);
  openAtOnce(false);
});

test('a game has its entrance until it has been opened on this phone', () => {
  assert.ok(wantsEntrance(game));
  noteOpened(game);
  assert.not(wantsEntrance(game));
  assert.ok(wantsEntrance({ ...game, nodeId: 8 }));
});

test('whoever wants games at once gets none', () => {
  openAtOnce(true);
  assert.not(wantsEntrance(game));
  openAtOnce(false);
  assert.ok(wantsEntrance(game));
});

test('a match, a lottery and a winner, which are no tiles, open as ever', () => {
  assert.not(wantsEntrance(bare));
});

test('what is kept of opened games is cut, and what is no list counts as none', () => {
  for (let nodeId = 1; nodeId <= 310; nodeId += 1) noteOpened({ ...bare, nodeId });
  assert.ok(wantsEntrance({ ...game, nodeId: 1 }));
  assert.not(wantsEntrance({ ...game, nodeId: 310 }));
  local.set('openedGames', '{"7":true}');
  assert.ok(wantsEntrance(game));
});

test('an entrance opens its sheet; the game that waits for a deposit is found again', () => {
  showEntrance({ game, here: '/m/home' });
  assert.equal([openSheet.peek(), entrance.peek()?.game.displayName], ['game', 'Tiger Gate']);
  waitForDeposit({ game, here: '/m/slot-games' });
  assert.is(waitingGame()?.here, '/m/slot-games');
  waitForDeposit(undefined);
  assert.is(waitingGame(), undefined);
});

test.run();
