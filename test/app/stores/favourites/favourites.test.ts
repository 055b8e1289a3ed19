import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { toggleFavourite, wantFavourites } from '../../../../src/app/stores/favourites/change-favourites.ts';
import { favouriteIds } from '../../../../src/app/stores/favourites/favourites.ts';
import { categoryView, openCategory } from '../../../../src/app/stores/games/category.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { addFavourite, getFavouriteIds } from '../../../../src/contract/calls/favourites.ts';
import { getGames, getHotGames } from '../../../../src/contract/calls/games.ts';
import type { Game } from '../../../../src/contract/schemas/games.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, madeCalls, onPlatform, refusalOf, turn, until } from '../platform.ts';

const ids = (): string[] => [...favouriteIds.peek()].sort();

async function someGame({ call }: TestSandbox): Promise<Game> {
  const { list } = (await call(getHotGames, { query: { isPlatform: 2, language: 'pt', platform: 'html5' } })).value;
  const game = list.find(({ nodeId }) => !favouriteIds.peek().has(String(nodeId)));
  if (!game) throw new Error('no game to choose');
  return game;
}

async function kept({ call }: TestSandbox, token: string): Promise<string[]> {
  return (await call(getFavouriteIds, { token, query: { pageNo: 1, pageSize: 100 } })).value;
}

test('the heart fills at once, and the platform learns of it', () =>
  onPlatform(async (sandbox) => {
    const mine = await enter('newbie');
    await wantFavourites();
    const game = await someGame(sandbox);
    const adding = toggleFavourite(game);
    assert.ok(favouriteIds.peek().has(String(game.nodeId)));
    await adding;
    assert.ok((await kept(sandbox, mine)).includes(String(game.nodeId)));
    const removing = toggleFavourite(game);
    assert.not(favouriteIds.peek().has(String(game.nodeId)));
    await removing;
    assert.not((await kept(sandbox, mine)).includes(String(game.nodeId)));
  }));

test('a change that fails is taken back, and told', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await wantFavourites();
    const before = ids();
    const game = await someGame(sandbox);
    await turn(sandbox, { dropRate: 100 });
    assert.is((await refusalOf(toggleFavourite(game))).kind, 'offline');
    assert.equal(ids(), before);
  }));

test('the ids are asked for once in a session, and again after a failure', () =>
  onPlatform(async (sandbox) => {
    await wantFavourites();
    assert.equal(madeCalls(), []);
    await enter('member');
    await turn(sandbox, { html: true });
    await wantFavourites();
    assert.equal(ids(), []);
    await turn(sandbox);
    await wantFavourites();
    await wantFavourites();
    const asked = madeCalls().filter((call) => call.endsWith('/favourites/ids'));
    assert.is(asked.length, 2);
  }));

test('favourites go with their session, also those on their way', () =>
  onPlatform(async (sandbox) => {
    const mine = await enter('newbie');
    await toggleFavourite(await someGame(sandbox));
    openCategory('FAV');
    await until(() => categoryView('FAV').games !== undefined);
    assert.is(categoryView('FAV').games?.length, (await kept(sandbox, mine)).length);
    await turn(sandbox, { latency: 80 });
    const late = wantFavourites();
    dropSession();
    assert.equal(ids(), []);
    assert.is(categoryView('FAV').games, undefined);
    await late;
    assert.equal(ids(), []);
  }));

test('a change that fails after the sign-out fills no heart of a guest', () =>
  onPlatform(async (sandbox) => {
    await enter('newbie');
    const game = await someGame(sandbox);
    await toggleFavourite(game);
    await turn(sandbox, { hang: 80 });
    const failing = refusalOf(toggleFavourite(game));
    dropSession();
    await failing;
    assert.equal(ids(), []);
  }));

test('several quick taps end in the last state, told one after the other', () =>
  onPlatform(async (sandbox) => {
    const mine = await enter('newbie');
    await wantFavourites();
    const game = await someGame(sandbox);
    await turn(sandbox, { latency: 30 });
    made.length = 0;
    await Promise.all([1, 2, 3, 4].map(() => toggleFavourite(game)));
    assert.not(favouriteIds.peek().has(String(game.nodeId)));
    await Promise.all([1, 2, 3].map(() => toggleFavourite(game)));
    assert.ok(favouriteIds.peek().has(String(game.nodeId)));
    await turn(sandbox);
    assert.ok((await kept(sandbox, mine)).includes(String(game.nodeId)));
    // Four taps come to nothing once the first has been told; three to one change.
    const changes = madeCalls().filter((call) => call.endsWith('/favourites'));
    assert.equal(
      changes,
      ['POST', 'DELETE', 'POST'].map((method) => `${method} /wps/member/favourites`),
    );
  }));

test('taps that fail end where the platform is, not where the last tap was', () =>
  onPlatform(async (sandbox) => {
    await enter('newbie');
    await wantFavourites();
    const game = await someGame(sandbox);
    await turn(sandbox, { hang: 60 });
    const first = refusalOf(toggleFavourite(game));
    await toggleFavourite(game);
    await toggleFavourite(game);
    assert.ok(favouriteIds.peek().has(String(game.nodeId)));
    await first;
    assert.not(favouriteIds.peek().has(String(game.nodeId)));
  }));

test('a tap counts for more than the ids that were on their way', () =>
  onPlatform(async (sandbox) => {
    await enter('newbie');
    const game = await someGame(sandbox);
    await turn(sandbox, { latency: 60 });
    const ids = wantFavourites();
    const adding = toggleFavourite(game);
    await ids;
    assert.ok(favouriteIds.peek().has(String(game.nodeId)));
    await adding;
    await turn(sandbox);
  }));

test('a removed favourite leaves the list at once, and is there again when the platform refuses', () =>
  onPlatform(async (sandbox) => {
    await enter('newbie');
    const game = await someGame(sandbox);
    await toggleFavourite(game);
    openCategory('FAV');
    await until(() => categoryView('FAV').games !== undefined);
    const shown = () => categoryView('FAV').games?.some(({ nodeId }) => nodeId === game.nodeId);
    assert.ok(shown());
    await turn(sandbox, { hang: 60 });
    const failing = refusalOf(toggleFavourite(game));
    assert.not(shown());
    await failing;
    assert.ok(shown());
  }));

test('more than a page of favourites is asked for page by page', () =>
  onPlatform(async (sandbox) => {
    const mine = await enter('newbie');
    const query = {
      merchant: 'leve',
      platform: 'html5',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 120,
      language: 'pt',
    } as const;
    const { games } = (await sandbox.call(getGames, { query })).value;
    for (const { nodeId, vassalage: vendor } of games) {
      await sandbox.call(addFavourite, { token: mine, body: { nodeId, vendor } });
    }
    await wantFavourites();
    assert.ok(games.every(({ nodeId }) => favouriteIds.peek().has(String(nodeId))));
    assert.is(madeCalls().filter((call) => call.endsWith('/favourites/ids')).length, 2);
  }));

test.run();
