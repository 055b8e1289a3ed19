import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { categoryView, openCategory } from '../../../../src/app/stores/games/category.ts';
import { gameList, nextGames, openList } from '../../../../src/app/stores/games/game-list.ts';
import { onPlatform, until } from '../platform.ts';

/** The games of the list once its page is there. */
async function gamesOf(page: number): Promise<number> {
  await until(() => gameList.peek()?.page === page);
  return gameList.peek()?.games.length ?? 0;
}

test('home asks for 40 games a page, a list page for 35, and neither takes the other’s pages (SPEC section 9)', () =>
  onPlatform(async () => {
    openCategory('RNG');
    assert.is(await gamesOf(1), 40);
    nextGames();
    assert.is(await gamesOf(2), 80);
    openList('RNG');
    assert.is(await gamesOf(1), 35);
    openCategory('RNG');
    assert.is(await gamesOf(2), 80);
    openCategory('LIVE', 'EVO');
    await until(() => categoryView('LIVE').games !== undefined);
    assert.equal(gameList.peek()?.filter, { vassalage: 'EVO' });
  }));

test.run();
