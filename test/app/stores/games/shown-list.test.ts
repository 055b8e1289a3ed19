import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { PLAIN } from '../../../../src/app/lib/list-view.ts';
import { gameListBusy } from '../../../../src/app/stores/games/game-list.ts';
import { hotGames } from '../../../../src/app/stores/games/lobby.ts';
import { reloadShown, shownBusy, shownList } from '../../../../src/app/stores/games/shown-list.ts';
import { onPlatform, until } from '../platform.ts';

const HOT = { ...PLAIN, type: 'hot' } as const;
const busy = () => [shownBusy('RNG', PLAIN), shownBusy('RNG', HOT), shownBusy('HOT', PLAIN)];

test('a list is busy while it is asked for itself, not while another one is', () =>
  onPlatform(async () => {
    assert.equal(busy(), [false, false, false]);
    reloadShown('RNG', HOT);
    assert.equal(busy(), [false, true, true]);
    await until(() => !hotGames.busy.peek());
    assert.equal(busy(), [false, false, false]);
    assert.ok(shownList('HOT', PLAIN).games?.length);
    reloadShown('RNG', PLAIN);
    assert.equal(busy(), [true, false, false]);
    await until(() => !gameListBusy.peek());
    assert.equal(busy(), [false, false, false]);
    assert.ok(shownList('RNG', PLAIN).games?.length);
  }));

test.run();
