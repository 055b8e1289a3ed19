import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { send } from '../../../../src/app/api/client.ts';
import { noteOwnGame, OWN_ROWS, ownRows } from '../../../../src/app/device/own-rows.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { toggleFavourite } from '../../../../src/app/stores/favourites/change-favourites.ts';
import { listQuery } from '../../../../src/app/stores/games/lobby.ts';
import { favouriteGames, jackpotGames, recentGames, wantOwnGames } from '../../../../src/app/stores/games/own-games.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { addRecent } from '../../../../src/contract/calls/favourites.ts';
import { getGames, getHotGames } from '../../../../src/contract/calls/games.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, madeCalls, onPlatform, turn } from '../platform.ts';

const OWN = ['GET /wps/member/recent', 'GET /wps/member/favourites'];

const hot = async ({ call }: TestSandbox) =>
  (await call(getHotGames, { query: { isPlatform: 2, language: 'pt', platform: 'html5' } })).value.list;

const shown = ({ value }: typeof recentGames): number[] | undefined => value.peek()?.map(({ nodeId }) => nodeId);

test('jackpots that cannot be had take nothing from what the phone keeps of own games', () =>
  onPlatform(async (sandbox) => {
    local.set(OWN_ROWS, undefined);
    await enter('newbie');
    const [one] = await hot(sandbox);
    if (!one) throw new Error('no games');
    await toggleFavourite(one);
    await turn(sandbox, { dropRate: 100, path: getGames.path });
    await wantOwnGames();
    assert.is(shown(jackpotGames), undefined);
    assert.equal(ownRows(), { rows: 1, changed: false });
    dropSession();
  }));

test('what was played stands first, favourites beside it; no game stands in both rows, and a sign-out takes both', () =>
  onPlatform(async (sandbox) => {
    local.set(OWN_ROWS, undefined);
    const token = await enter('newbie');
    const [one, two] = await hot(sandbox);
    if (!one || !two) throw new Error('no games');
    await toggleFavourite(one);
    await toggleFavourite(two);
    assert.equal(ownRows(), { rows: 1, changed: true });
    await sandbox.call(addRecent, { token, body: { nodeId: one.nodeId, vendor: one.vassalage } });
    await wantOwnGames();
    assert.equal(shown(recentGames), [one.nodeId]);
    assert.equal(shown(favouriteGames), [two.nodeId]);
    assert.equal(ownRows(), { rows: 3, changed: false });
    // A heart that is emptied takes its game out at once.
    await toggleFavourite(two);
    assert.equal(shown(favouriteGames), []);
    dropSession();
    assert.equal([shown(recentGames), shown(favouriteGames)], [undefined, undefined]);
  }));

test('both are asked for once, and again only after a game was opened or a heart tapped; the jackpots are not', () =>
  onPlatform(async () => {
    await enter('newbie');
    await wantOwnGames();
    noteOwnGame();
    made.length = 0;
    await wantOwnGames();
    assert.equal(madeCalls(), OWN);
    await wantOwnGames();
    assert.equal(madeCalls(), OWN);
    noteOwnGame();
    await wantOwnGames();
    assert.equal(madeCalls(), [...OWN, ...OWN]);
  }));

test('the jackpots below own games leave out what stands above them, and do not stand alone', () =>
  onPlatform(async (sandbox) => {
    const token = await enter('newbie');
    await wantOwnGames();
    assert.equal(shown(jackpotGames), []);
    const { games } = await send(getGames, { query: listQuery('RNG', 1, 12, { gameClassify: 'JP' }) });
    const [one, ...others] = games;
    if (!one) throw new Error('no jackpots');
    await sandbox.call(addRecent, { token, body: { nodeId: one.nodeId, vendor: one.vassalage } });
    noteOwnGame();
    await wantOwnGames();
    assert.equal(
      shown(jackpotGames),
      others.map(({ nodeId }) => nodeId),
    );
    assert.equal(ownRows().rows, 2);
  }));

test('where nothing was played and nothing is loved, no room is kept; a failure changes nothing of it', () =>
  onPlatform(async (sandbox) => {
    await enter('newbie');
    local.set(OWN_ROWS, '2+');
    await turn(sandbox, { dropRate: 100 });
    await wantOwnGames();
    assert.equal(ownRows(), { rows: 2, changed: true });
    await turn(sandbox);
    await wantOwnGames();
    assert.equal(ownRows(), { rows: 0, changed: false });
    assert.is(local.get(OWN_ROWS), undefined);
  }));

test.run();
