import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { duePopups, hideForToday } from '../../../../src/app/stores/announcements/popups.ts';
import { gameSections } from '../../../../src/app/stores/games/sections.ts';
import { boardOf, winnerBoard } from '../../../../src/app/stores/games/winners.ts';
import { stripOf } from '../../../../src/app/stores/promotions/promotions.ts';
import type { Announcement } from '../../../../src/contract/schemas/announcements.ts';
import type { Winner } from '../../../../src/contract/schemas/games.ts';
import { madeCalls, onPlatform } from '../platform.ts';

const winner = (index: number): Winner => ({
  vo: { iconUrl: '', customerName: `w${index}`, winAmount: '1.00', gameName: 'g' },
  game: { gameId: 'g', nodeId: index, vassalage: 'PP', gameType: 'RNG', supportPlay: 'H5' },
});

function announcement(id: string, sequences: number[] = []): Announcement {
  return {
    id,
    title: id,
    category: 'all',
    content: '',
    startDate: '',
    endDate: '',
    noExpiry: 1,
    imageRequired: 'N',
    remarkRequired: 'N',
    announcementImages: sequences.map((sequence) => ({ sequence, url: `/img/promo/${id}-${sequence}` })),
    read: false,
  };
}

test('of twenty winners the first ten are the biggest wins, the rest jackpots (SPEC section 9)', () => {
  const names = (list: readonly Winner[]) => list.map(({ vo }) => vo.customerName);
  const board = boardOf(Array.from({ length: 25 }, (_, index) => winner(index)));
  assert.is(board.biggest.length, 10);
  assert.equal([names(board.jackpots)[0], names(board.jackpots).at(-1)], ['w10', 'w19']);
  assert.equal(boardOf([winner(1)]), { biggest: [winner(1)], jackpots: [] });
});

test('the board asks for twenty of all categories', () =>
  onPlatform(async () => {
    await winnerBoard.load();
    assert.equal(madeCalls(), ['GET /lgw/games/winners']);
    assert.is(winnerBoard.value.peek()?.biggest.length, 10);
    assert.is(winnerBoard.value.peek()?.jackpots.length, 10);
  }));

test('sections stand in the order of SPEC 2.7, and each asks for its own games', () =>
  onPlatform(async () => {
    assert.equal(
      gameSections.map(({ name }) => name),
      ['NEW', 'RNG', 'FISH', 'LIVE', 'PGE', 'CRASH', 'PP', 'JDB', 'TA', 'FC'],
    );
    for (const { name, games } of gameSections) {
      await games.load();
      const list = games.value.peek() ?? [];
      assert.ok(list.length > 0 && list.length <= 40, name);
      const fits: Record<string, (game: (typeof list)[number]) => boolean> = {
        NEW: ({ isNew, gameType }) => isNew === 1 && gameType === 'RNG',
        CRASH: ({ gameType, gameClassify }) => gameType === 'RNG' && gameClassify === 'Crash',
        RNG: ({ gameType }) => gameType === 'RNG',
        FISH: ({ gameType }) => gameType === 'FISH',
        LIVE: ({ gameType }) => gameType === 'LIVE',
      };
      const own = fits[name] ?? (({ gameType, vassalage }) => gameType === 'RNG' && vassalage === name);
      assert.ok(list.every(own), name);
    }
  }));

test('the strip shows promotions that have a picture of sequence 2, in their order', () => {
  const strip = stripOf([announcement('a', [1, 2]), announcement('b', [1]), announcement('c'), announcement('d', [2])]);
  assert.equal(strip, [
    { id: 'a', title: 'a', image: '/img/promo/a-2' },
    { id: 'd', title: 'd', image: '/img/promo/d-2' },
  ]);
});

test('a pop-up that is put away stays away today and comes back tomorrow', () => {
  local.set('popupsHidden', undefined);
  const all = [announcement('a'), announcement('b'), announcement('a')];
  const ids = (now: number) => duePopups(all, now).map(({ id }) => id);
  const today = Date.parse('2026-11-22T02:50:00Z');
  assert.equal(ids(today), ['a', 'b']);
  hideForToday('a', today);
  assert.equal(ids(today), ['b']);
  hideForToday('b', today);
  assert.equal(ids(today), []);
  assert.equal(ids(Date.parse('2026-11-22T03:10:00Z')), ['a', 'b']);
  local.set('popupsHidden', '{"day":3}');
  assert.equal(ids(today), ['a', 'b']);
  local.set('popupsHidden', undefined);
});

test.run();
