import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { tab } from '../../../src/app/device/storage.ts';
import {
  gameList,
  gameListBusy,
  gameListError,
  keepList,
  type ListState,
  moreGames,
  openList,
  reloadList,
  totalGames,
} from '../../../src/app/stores/game-list.ts';
import { changeLanguage } from '../../../src/app/stores/settings.ts';
import { madeCalls, onPlatform, turn, until } from './platform.ts';
import { withTexts } from './texts.ts';

const KEY = 'gameList';
const realNow = Date.now;
let shift = 0;

test.before(() => {
  Date.now = () => realNow() + shift;
});

const listed = () => gameList.peek() as ListState;
const idle = () => until(() => !gameListBusy.peek());

/** Asks for the next page when the second between two pages is over. */
async function nextPage(): Promise<void> {
  shift += 1000;
  moreGames();
  await idle();
}

async function open(category: string): Promise<ListState> {
  openList(category);
  await idle();
  return listed();
}

/** A kept list with this many games. */
const snapshot = (category: string, games: number): string =>
  JSON.stringify({ category, filter: {}, games: Array.from({ length: games }, () => ({})), page: 1, totalPages: 2 });

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

test('pages are appended, at most one in a second', () =>
  onPlatform(async () => {
    const first = await open('FISH');
    assert.is(first.games.length, 35);
    assert.ok(first.totalPages > 1);
    await nextPage();
    assert.equal([listed().page, listed().games.length], [2, 70]);
    assert.equal(listed().games.slice(0, 35), first.games);
    assert.is(new Set(listed().games.map(({ nodeId }) => nodeId)).size, 70);
    moreGames();
    assert.not(gameListBusy.peek());
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

test('opening the list that is there keeps it, opening another asks for it', () =>
  onPlatform(async () => {
    await open('PVP');
    const calls = madeCalls().length;
    assert.is((await open('PVP')).category, 'PVP');
    assert.is(madeCalls().length, calls);
    assert.is((await open('LIVE')).category, 'LIVE');
    openList('LIVE', { isNew: '1' });
    await idle();
    assert.ok(listed().games.every(({ isNew }) => isNew === 1));
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

test('a list is kept for the way back, but never one that would fill the tab’s storage', () =>
  onPlatform(async () => {
    await open('SPORTS');
    keepList();
    assert.is((JSON.parse(tab.get(KEY) ?? '') as ListState).games.length, listed().games.length);
    openList('none');
    tab.set(KEY, snapshot('RNG', 8001));
    openList('RNG');
    assert.is(listed().games.length, 8001);
    keepList();
    assert.is(tab.get(KEY), undefined);
  }));

test('another language asks for the list again, and forgets the kept one', () =>
  onPlatform(async () => {
    await withTexts();
    await open('FISH');
    await nextPage();
    keepList();
    await changeLanguage('en');
    assert.is(tab.get(KEY), undefined);
    await idle();
    assert.equal([listed().page, listed().games.length], [1, 35]);
    await changeLanguage('pt');
    await idle();
  }));

test.run();
