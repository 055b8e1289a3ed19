import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { badgeText } from '../../../src/app/ui/badge/badge-text.ts';
import { cycleOf } from '../../../src/app/ui/marquee/cycle.ts';
import { initialsOf, tintOf } from '../../../src/app/ui/picture/placeholder.ts';
import { reelFrames, tickerPlaces } from '../../../src/app/ui/ticker/reels.ts';
import { tileCellHeight, tileColumns, tilePictureWidth } from '../../../src/app/ui/tile/geometry.ts';
import { gameType } from '../../../src/contract/schemas/games.ts';

test('a badge says nothing for zero and 99+ above 99', () => {
  assert.equal([0, 1, 99, 100, 12_345].map(badgeText), ['', '1', '99', '99+', '99+']);
  assert.equal([-3, Number.NaN].map(badgeText), ['', '']);
});

test('a marquee takes 30 steps a second, and as long as its strip is wide', () => {
  assert.equal(cycleOf(0), { seconds: 0, steps: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (width) => {
      const { seconds, steps } = cycleOf(width);
      assert.is(Math.round(seconds * 30), steps);
      assert.ok(Number.isInteger(steps));
    }),
  );
  assert.is(cycleOf(840).seconds, 20);
});

test('a ticker turns digits and lets marks stand', () => {
  assert.equal(tickerPlaces('1.05'), [
    { key: '4', digit: 1 },
    { key: 'm3', mark: '.' },
    { key: '2', digit: 0 },
    { key: '1', digit: 5 },
  ]);
});

test('a ticker that grows by a digit keeps its reels', () => {
  const reels = (text: string) => tickerPlaces(text).flatMap((place) => ('digit' in place ? [place.key] : []));
  const before = reels('9.999');
  const after = reels('10.000');
  assert.ok(before.every((key) => after.includes(key)));
  assert.is(after.length, before.length + 1);
});

test('a planned ticker turns the reels that change, each at its time, and lets the others stand', () => {
  const steps = [
    { after: 3000, text: '1.205' },
    { after: 7000, text: '1.215' },
  ];
  const [first, second, third, last] = reelFrames('1.200', steps, { duration: 1000, easing: 'steps(30)' }, 4);
  assert.equal([first, second], [undefined, undefined]);
  assert.equal(third, [
    { offset: 0, transform: 'translateY(0%)', easing: 'steps(1)' },
    { offset: 7 / 8, transform: 'translateY(0%)', easing: 'steps(30)' },
    { offset: 1, transform: 'translateY(-10%)', easing: 'steps(1)' },
    { offset: 1, transform: 'translateY(-10%)' },
  ]);
  assert.equal(
    last?.map(({ offset, transform }) => [offset, transform]),
    [
      [0, 'translateY(0%)'],
      [3 / 8, 'translateY(0%)'],
      [4 / 8, 'translateY(-50%)'],
      [1, 'translateY(-50%)'],
    ],
  );
});

test('a reel that is added turns from nothing, and offsets stay in order and in bounds', () => {
  const frames = reelFrames(
    '999',
    [
      { after: 0, text: '1.002' },
      { after: 4321, text: '1.017' },
    ],
    { duration: 900, easing: 'steps(27)' },
    4,
  );
  assert.is(frames[0]?.[0]?.transform, 'translateY(0%)');
  for (const reel of frames) {
    const offsets = (reel ?? []).map(({ offset }) => Number(offset));
    assert.equal(
      offsets,
      [...offsets].sort((a, b) => a - b),
    );
    assert.ok(offsets.every((offset) => offset >= 0 && offset <= 1));
  }
});

test('keys of a ticker are unique', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2e9 }), (amount) => {
      const keys = tickerPlaces(amount.toLocaleString('de')).map(({ key }) => key);
      assert.is(new Set(keys).size, keys.length);
    }),
  );
});

test('a placeholder has the same tint and at most two letters', () => {
  assert.is(tintOf('Fortune Tiger'), tintOf('Fortune Tiger'));
  assert.match(tintOf(''), /^tint--[0-7]$/);
  assert.equal(['Fortune Tiger Deluxe', ' zeus ', '', '金 龙', '😀x'].map(initialsOf), ['FT', 'Z', '', '金龙', '😀']);
});

test('types of games are told apart by their tints: of nine, only slots and cockfights share one of the eight', () => {
  const tints = gameType.options.map((type) => [tintOf(type), type] as const);
  assert.is(new Map(tints).size, 8);
  assert.is(tintOf('RNG'), tintOf('COCKFIGHT'));
});

test('every name has one of the eight tints', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => /^tint--[0-7]$/.test(tintOf(name))));
});

test('tiles stand three beside each other on a phone and keep a square picture', () => {
  assert.equal([320, 344, 360, 720].map(tileColumns), [3, 3, 3, 5]);
  assert.is(tilePictureWidth(120), 112);
  assert.is(tileCellHeight(120, 1), 172);
});

test.run();
