import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { gameList, gameListBusy, nextGames, openList } from '../../../../src/app/stores/games/game-list.ts';
import { madeCalls, onPlatform, until } from '../platform.ts';

const length = () => gameList.peek()?.games.length;
const idle = () => until(() => !gameListBusy.peek());

/** Opens a list and flings through so many of its games. */
async function openFar(category: string, games: number): Promise<void> {
  openList(category);
  await idle();
  while ((length() ?? games) < games) {
    nextGames(280);
    await idle();
  }
}

test('the list before comes back however long it is; older ones only while they are few games together', () =>
  onPlatform(async () => {
    await openFar('LIVE', 200);
    await openFar('FISH', 200);
    await openFar('RNG', 1200);
    await openFar('PVP', 35);
    const before = madeCalls().length;
    for (const category of ['RNG', 'FISH', 'LIVE']) {
      openList(category);
      assert.ok((length() ?? 0) >= 200, category);
    }
    assert.is(madeCalls().length, before);
    // The longest is one of the older ones by now.
    openList('RNG');
    assert.is(length(), undefined);
    await idle();
    assert.is(length(), 35);
  }));

test.run();
