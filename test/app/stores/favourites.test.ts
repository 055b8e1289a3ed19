import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { categoryView, openCategory } from '../../../src/app/stores/category.ts';
import { favouriteIds, toggleFavourite, wantFavourites } from '../../../src/app/stores/favourites.ts';
import { dropSession } from '../../../src/app/stores/session.ts';
import { getFavouriteIds } from '../../../src/contract/calls/favourites.ts';
import { getHotGames } from '../../../src/contract/calls/games.ts';
import type { Game } from '../../../src/contract/shapes/games.ts';
import type { TestSandbox } from '../../support/sandbox.ts';
import { enter, madeCalls, onPlatform, refusalOf, turn, until } from './platform.ts';

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

test.run();
