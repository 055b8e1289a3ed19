import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { tab } from '../../../../src/app/device/storage.ts';
import { favouriteIds } from '../../../../src/app/stores/favourites/favourites.ts';
import { tapFavourite, tapGame } from '../../../../src/app/stores/games/game-tile.ts';
import { repeatTap, takePendingTap } from '../../../../src/app/stores/games/pending-tap.ts';
import { addFavourite } from '../../../../src/contract/calls/favourites.ts';
import { getHotGames } from '../../../../src/contract/calls/games.ts';
import type { Game } from '../../../../src/contract/schemas/games.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, madeCalls, onPlatform, until } from '../platform.ts';

async function hot({ call }: TestSandbox): Promise<Game> {
  const query = { isPlatform: 2, language: 'pt', platform: 'html5' } as const;
  const [game] = (await call(getHotGames, { query })).value.list;
  if (!game) throw new Error('no hot game');
  return game;
}

test('a heart that a guest tapped is set after the login, once', () =>
  onPlatform(async (sandbox) => {
    const game = await hot(sandbox);
    assert.not(tapFavourite(game));
    await enter('newbie');
    const left = takePendingTap();
    assert.equal([left?.kind, left?.game.nodeId], ['favourite', game.nodeId]);
    assert.is(takePendingTap(), undefined);
    if (left) await repeatTap(left, '/m/home');
    await until(() => favouriteIds.peek().has(String(game.nodeId)));
  }));

test('who has the favourite already keeps it: the tap only ever adds', () =>
  onPlatform(async (sandbox) => {
    const game = await hot(sandbox);
    tapFavourite(game);
    const token = await enter('newbie');
    await sandbox.call(addFavourite, { token, body: { nodeId: game.nodeId, vendor: game.vassalage } });
    const left = takePendingTap();
    if (left) await repeatTap(left, '/m/home');
    assert.ok(favouriteIds.peek().has(String(game.nodeId)));
    assert.not(madeCalls().includes('DELETE /wps/member/favourites'));
  }));

test('a game that a guest tapped is remembered with its place, and a tap that is too old or broken is forgotten', () =>
  onPlatform(async (sandbox) => {
    const game = await hot(sandbox);
    assert.is(await tapGame(game, '/m/slot-games?type=HOT'), 'login');
    const left = takePendingTap();
    assert.equal([left?.kind, left?.from], ['game', '/m/slot-games?type=HOT']);
    await tapGame(game, '/m/home');
    assert.is(takePendingTap(Date.now() + 16 * 60_000), undefined);
    for (const broken of ['{', 'null', '{}', '{"kind":"game","game":{},"from":"/","at":1}', '{"kind":"bet"}']) {
      tab.set('pending-tap', broken);
      assert.is(takePendingTap(), undefined, broken);
    }
  }));

test.run();
