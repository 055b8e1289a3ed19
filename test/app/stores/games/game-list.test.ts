import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { send } from '../../../../src/app/api/client.ts';
import { tab } from '../../../../src/app/device/storage.ts';
import { askAgain, noteSaved, savedAt } from '../../../../src/app/stores/data/line.ts';
import {
  gameList,
  gameListBusy,
  gameListError,
  type ListedGame,
  type ListState,
  nextGames,
  type OwnList,
  openList,
  reloadList,
  totalGames,
} from '../../../../src/app/stores/games/game-list.ts';
import { keepForReturn } from '../../../../src/app/stores/games/on-launch.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { changeLanguage } from '../../../../src/app/stores/settings/settings.ts';
import { addRecent } from '../../../../src/contract/calls/favourites.ts';
import { enter, made, madeCalls, onPlatform, turn, until } from '../platform.ts';
import { withTexts } from '../texts.ts';

const KEY = 'gameList';

const listed = () => gameList.peek() as ListState;
const idle = () => until(() => !gameListBusy.peek());

async function nextPage(): Promise<void> {
  nextGames();
  await idle();
}

/** Opens a list at its first page, whatever was seen of it before. */
async function open(category: string, own?: OwnList): Promise<ListState> {
  openList(category, {}, own);
  await idle();
  if (listed().page > 1) {
    reloadList(category, {}, own);
    await idle();
  }
  return listed();
}

/** A kept list with this many games. */
const snapshot = (category: string, games: number): string =>
  JSON.stringify([{ category, filter: {}, games: Array.from({ length: games }, () => ({})), page: 1, totalPages: 2 }]);

const keptLists = (): ListState[] => JSON.parse(tab.get(KEY) ?? '[]') as ListState[];

test('coming back from a game finds the list as it was kept, and asks nothing', () =>
  onPlatform(async () => {
    tab.set(KEY, snapshot('RNG', 3));
    openList('LIVE');
    assert.is(gameList.peek(), undefined);
    // The player turns back before the other list is there.
    openList('RNG');
    assert.is(listed().games.length, 3);
    assert.not(gameListBusy.peek());
    await new Promise((resolve) => setTimeout(resolve, 150));
    assert.is(listed().category, 'RNG');
    assert.equal(madeCalls(), ['GET /lgw/games/list']);
  }));

test('pages are appended, and none is asked twice: how seldom is for the grid to say, whose askings are never dropped', () =>
  onPlatform(async () => {
    const first = await open('FISH');
    assert.is(first.games.length, 35);
    assert.ok(first.totalPages > 1);
    await nextPage();
    assert.equal([listed().page, listed().games.length], [2, 70]);
    // What is drawn of the list need not be looked at again: its array stays the same.
    assert.is(listed().games, first.games);
    assert.is(new Set(listed().games.map(({ nodeId }) => nodeId)).size, 70);
    nextGames();
    nextGames();
    assert.ok(gameListBusy.peek());
    await idle();
    assert.is(listed().page, 3);
    assert.is(madeCalls().length, 3);
  }));

/** Opens the longest list at its first page; a test before has put another in its place. */
async function openWhole(): Promise<void> {
  reloadList('RNG');
  await idle();
}

/** Sizes and numbers of the pages that the list call was asked for. */
async function askedPages(run: () => Promise<void>): Promise<string[]> {
  const real = globalThis.fetch;
  const asked: string[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname === '/lgw/games/list') asked.push(`${searchParams.get('pageNo')} of ${searchParams.get('pageSize')}`);
    return real(input, init);
  };
  try {
    await run();
  } finally {
    globalThis.fetch = real;
  }
  return asked;
}

test('many games that are missing come in one call, none is left out, none comes twice', () =>
  onPlatform(async () => {
    await openWhole();
    const asked = await askedPages(async () => {
      for (const missing of [3, 70, 250, 4, 300]) {
        nextGames(missing);
        await idle();
      }
    });
    assert.equal(asked, ['2 of 35', '2 of 70', '2 of 140', '9 of 35', '2 of 280']);
    const many = listed().games.map(({ nodeId }) => nodeId);
    // The last call brings a game again that is there.
    assert.equal([listed().page, many.length, new Set(many).size], [16, 16 * 35, 16 * 35]);
    await openWhole();
    while (listed().page < 16) await nextPage();
    assert.equal(
      listed().games.map(({ nodeId }) => nodeId),
      many,
    );
  }));

test('the last page is the end, and then the number of games is exact', () =>
  onPlatform(async () => {
    await open('FISH');
    assert.is(totalGames(listed()), listed().totalPages * 35);
    while (listed().page < listed().totalPages) await nextPage();
    const calls = madeCalls().length;
    await nextPage();
    assert.is(madeCalls().length, calls);
    assert.is(totalGames(listed()), listed().games.length);
  }));

test('the list that is there stays, the last ones seen come back as they were left, any other is asked for', () =>
  onPlatform(async () => {
    await open('PVP');
    const calls = madeCalls().length;
    assert.is((await open('PVP')).category, 'PVP');
    assert.is(madeCalls().length, calls);
    await open('LIVE');
    await nextPage();
    const two = listed();
    openList('LIVE', { isNew: '1' });
    await idle();
    assert.ok(listed().games.every(({ isNew }) => isNew === 1));
    const before = madeCalls().length;
    openList('LIVE');
    assert.equal([listed(), gameListBusy.peek()], [two, false]);
    openList('PVP');
    assert.is(listed().category, 'PVP');
    assert.is(madeCalls().length, before);
  }));

test('a page that cannot be had leaves the games there, and can be asked for again', () =>
  onPlatform(async (sandbox) => {
    await open('FISH');
    await turn(sandbox, { html: true });
    await nextPage();
    assert.is(gameListError.peek()?.kind, 'format');
    assert.is(listed().games.length, 35);
    await turn(sandbox);
    await nextPage();
    assert.is(gameListError.peek(), undefined);
    assert.is(listed().games.length, 70);
  }));

test('a list that cannot be had says so, and a retry brings it', () =>
  onPlatform(async (sandbox) => {
    await turn(sandbox, { html: true });
    await until(() => !gameListBusy.peek());
    openList('CRASH');
    await idle();
    assert.is(gameList.peek(), undefined);
    assert.ok(gameListError.peek());
    await turn(sandbox);
    reloadList('CRASH');
    await idle();
    assert.ok(listed().games.length > 0);
  }));

test('a next page that found no line comes by itself when the line is back', () =>
  onPlatform(async (sandbox) => {
    await open('FISH');
    await turn(sandbox, { dropRate: 100, path: '/lgw/games' });
    await nextPage();
    assert.ok(gameListError.peek()?.unsettled);
    await turn(sandbox);
    askAgain();
    await idle();
    assert.equal([gameListError.peek(), listed().page, listed().games.length], [undefined, 2, 70]);
    const before = madeCalls().length;
    askAgain();
    assert.is(madeCalls().length, before);
  }));

test('a list that failed and was left for another does not take its place when the line is back', () =>
  onPlatform(async (sandbox) => {
    const kept = await open('LIVE');
    await turn(sandbox, { dropRate: 100, path: '/lgw/games' });
    openList('PVP', { vassalage: 'KING' });
    await idle();
    assert.ok(gameListError.peek()?.unsettled);
    openList('LIVE');
    await turn(sandbox);
    const before = madeCalls().length;
    askAgain();
    await idle();
    assert.equal([listed(), gameListError.peek(), madeCalls().length], [kept, undefined, before]);
  }));

test('lists are kept for the way back, as many as do not fill the tab’s storage', () =>
  onPlatform(async () => {
    await open('SPORTS');
    await open('PVP');
    keepForReturn();
    assert.equal(
      keptLists()
        .slice(0, 2)
        .map(({ category, games }) => [category, games.length > 0]),
      [
        ['PVP', true],
        ['SPORTS', true],
      ],
    );
    assert.ok(keptLists().length <= 6);
  }));

test('a member’s own lists are asked for again each time, and go with the session', () =>
  onPlatform(async () => {
    await enter('member');
    const [older, newer] = (await open('RNG')).games as [ListedGame, ListedGame];
    const [fish] = (await open('FISH')).games as [ListedGame];
    for (const { nodeId, vassalage } of [older, newer, fish]) {
      await send(addRecent, { body: { nodeId, vendor: vassalage } });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await open('RNG', 'recent');
    const { games } = listed();
    assert.equal(
      games.slice(0, 2).map(({ nodeId }) => nodeId),
      [newer.nodeId, older.nodeId],
    );
    assert.ok(games.every(({ gameType }) => gameType === 'RNG'));
    await open('RNG', 'fav');
    assert.is(listed().own, 'fav');
    made.length = 0;
    openList('RNG', {}, 'recent');
    assert.equal(listed().games, games);
    await idle();
    assert.equal(madeCalls(), ['GET /wps/member/recent']);
    keepForReturn();
    dropSession();
    assert.is(gameList.peek(), undefined);
    assert.equal(keptLists(), []);
  }));

/** Answers the list call with these pages, whatever else is asked. */
async function withPages(pages: readonly object[], run: () => Promise<void>): Promise<void> {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname !== '/lgw/games/list') return real(input, init);
    const value = pages[Number(searchParams.get('pageNo')) - 1] ?? pages[pages.length - 1];
    return new Response(JSON.stringify({ success: true, value }));
  };
  try {
    await run();
  } finally {
    globalThis.fetch = real;
  }
}

const some = (...ids: number[]) => ids.map((nodeId) => ({ nodeId, gameId: `g${nodeId}`, gameName: `Game ${nodeId}` }));

test('duplicate games are shown once, within a page and across pages; what lacks a name or a picture stays a game', () =>
  onPlatform(() =>
    withPages(
      [
        { games: some(1, 2, 2, 3), pageNum: 1, totalPages: 3 },
        { games: some(3, 4), pageNum: 7, totalPages: 3 },
      ],
      async () => {
        await open('DUP');
        await nextPage();
        assert.equal(
          listed().games.map(({ nodeId }) => nodeId),
          [1, 2, 3, 4],
        );
        assert.is(listed().page, 2);
        assert.equal([listed().games[0]?.displayName, listed().games[0]?.iconUrl], ['Game 1', '']);
      },
    ),
  ));

test('totalPages that lies: a page with nothing new ends the list, whatever the platform says', () =>
  onPlatform(() =>
    withPages(
      [
        { games: some(1, 2), pageNum: 1, totalPages: 1_000_000 },
        { games: [], pageNum: 2, totalPages: 1_000_000 },
      ],
      async () => {
        await open('LIES');
        await nextPage();
        assert.equal([listed().page, listed().totalPages, totalGames(listed())], [2, 2, 2]);
        const calls = madeCalls().length;
        await nextPage();
        assert.is(madeCalls().length, calls);
      },
    ),
  ));

test('a platform that gives less than it is asked for is asked for single pages from then on, and no game is lost', () =>
  onPlatform(async () => {
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const url = new URL(String(input));
      if (Number(url.searchParams.get('pageSize')) > 50) url.searchParams.set('pageSize', '50');
      return real(url.href, init);
    };
    try {
      await openWhole();
      await nextPage();
      nextGames(200);
      await idle();
      assert.is(listed().page, 2);
      const asked = await askedPages(async () => {
        nextGames(200);
        await idle();
        nextGames(200);
        await idle();
      });
      assert.equal(asked, ['3 of 35', '4 of 35']);
      assert.is(new Set(listed().games.map(({ nodeId }) => nodeId)).size, listed().games.length);
      assert.ok(listed().games.length >= 4 * 35);
    } finally {
      globalThis.fetch = real;
    }
  }));

test('a page of a list that moves is read in one task and shown in the next', () =>
  onPlatform(async () => {
    await open('FISH');
    const real = globalThis.fetch;
    let readThrough = Promise.resolve(0);
    globalThis.fetch = async (...asked) => {
      const answer = await real(...asked);
      const text = await answer.text();
      answer.text = () => {
        readThrough = (async () => {
          for (let turns = 0; turns < 500; turns += 1) await undefined;
          return listed().games.length;
        })();
        return Promise.resolve(text);
      };
      return answer;
    };
    await nextPage().finally(() => {
      globalThis.fetch = real;
    });
    assert.equal([await readThrough, listed().games.length], [35, 70]);
  }));

test('another language asks for the list again, and forgets the kept one', () =>
  onPlatform(async () => {
    await withTexts();
    await open('FISH');
    await nextPage();
    keepForReturn();
    await changeLanguage('en');
    assert.is(tab.get(KEY), undefined);
    await idle();
    assert.equal([listed().page, listed().games.length], [1, 35]);
    await changeLanguage('pt');
    await idle();
  }));

test('a list out of memory that was scrolled on is not called old for ever once the line is back', () =>
  onPlatform(async () => {
    await open('FISH');
    nextGames();
    noteSaved(Date.now());
    await idle();
    const { games, page } = listed();
    assert.is(page, 2);
    assert.type(savedAt.peek(), 'number');
    askAgain();
    assert.is(savedAt.peek(), undefined);
    assert.not(gameListBusy.peek(), 'it stays as it is');
    assert.is(listed().games, games);
  }));

test.run();
