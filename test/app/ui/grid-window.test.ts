import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keyTarget, wayTo } from '../../../src/app/ui/grid/keys.ts';
import { missingRows, movesFor } from '../../../src/app/ui/grid/pool.ts';
import {
  type GridScroll,
  type GridShape,
  gridShape,
  gridWindow,
  isCovered,
  isNear,
  keptTop,
  leftBelow,
  poolRows,
  rowsBehind,
} from '../../../src/app/ui/grid/window.ts';

const three = () => 3;
const tall = (cellWidth: number) => cellWidth + 60;
const shape = gridShape({ count: 12_000, columns: three, cellHeight: tall }, 360, 1);
const windowOf = (of: GridShape, scroll: GridScroll, overscan: number) =>
  gridWindow(of, scroll, poolRows(of, scroll.viewport, overscan));
const at = (top: number, speed = 0) => ({ top, viewport: 640, speed });

test('lays cells out in equal columns and rounds the last row up', () => {
  assert.equal(shape, { columns: 3, cellWidth: 120, cellHeight: 180, rows: 4000, height: 720_000 });
  assert.is(gridShape({ count: 7, columns: three, cellHeight: tall }, 360, 1).rows, 3);
  assert.is(gridShape({ count: 0, columns: three, cellHeight: tall }, 360, 1).height, 0);
});

test('draws nothing while it has no width', () => {
  const unseen = gridShape({ count: 100, columns: three, cellHeight: tall }, 0, 1);
  assert.equal(windowOf(unseen, at(0), 6), { first: 0, last: 0 });
});

test('draws no row that does not exist', () => {
  const short = gridShape({ count: 7, columns: three, cellHeight: tall }, 360, 1);
  assert.equal(windowOf(short, at(0), 6), { first: 0, last: 3 });
  assert.equal(windowOf(shape, at(720_000), 6), { first: 3989, last: 4000 });
  assert.is(windowOf(shape, at(-900), 6).first, 0);
});

test('leans the overscan to where the list moves', () => {
  assert.is(rowsBehind(0, 6), 3);
  assert.is(rowsBehind(9, 6), 0);
  assert.is(rowsBehind(-9, 6), 6);
});

test('the same number of rows at any place and speed, and the screen always covered', () => {
  const place = fc.double({ min: -2000, max: 730_000, noNaN: true });
  const speed = fc.double({ min: -40, max: 40, noNaN: true });
  fc.assert(
    fc.property(place, speed, fc.integer({ min: 0, max: 12 }), (top, velocity, overscan) => {
      const scroll = at(top, velocity);
      const rows = windowOf(shape, scroll, overscan);
      assert.is(rows.last - rows.first, 5 + overscan);
      assert.ok(isCovered(shape, scroll, rows) || top > shape.height || top < -640);
    }),
  );
});

test('a turn of the phone keeps the row that was on top', () => {
  const wide = gridShape({ count: 12_000, columns: () => 5, cellHeight: tall }, 640, 1);
  assert.is(keptTop(shape, wide, 0), 0);
  assert.is(keptTop(shape, wide, -50), -50);
  const row = 100;
  const after = keptTop(shape, wide, row * shape.cellHeight);
  assert.is(Math.floor(after / wide.cellHeight), Math.floor((row * 3) / 5));
});

test('a turn there and back ends within a row of where it began', () => {
  const wide = gridShape({ count: 12_000, columns: () => 5, cellHeight: tall }, 640, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600_000 }), (top) => {
      const back = keptTop(wide, shape, keptTop(shape, wide, top));
      assert.ok(Math.abs(back - top) <= 2 * shape.cellHeight);
    }),
  );
});

test('knows how much is left below the screen', () => {
  assert.is(leftBelow(shape, at(719_060)), 300);
});

test('keeps a row in its slot while it is wanted, and moves no slot that holds the focus', () => {
  const pool = fc.record({
    first: fc.nat(400),
    size: fc.integer({ min: 1, max: 20 }),
    shift: fc.integer({ min: -40, max: 40 }),
  });
  fc.assert(
    fc.property(pool, fc.nat(40), ({ first, size, shift }, place) => {
      const slots = Array.from({ length: size }, (_, at) => ({ row: first + 100 + at }));
      const before = slots.map(({ row }) => row);
      const wanted = { first: first + 100 + shift, last: first + 100 + shift + size };
      const held = slots[place % size];
      assert.not(movesFor(slots, wanted, held).some(([slot]) => slot === held));
      for (const [slot, row] of movesFor(slots, wanted)) slot.row = row;
      assert.equal(missingRows(slots, wanted), []);
      before.forEach((row, at) => void (row >= wanted.first && row < wanted.last && assert.is(slots[at]?.row, row)));
    }),
  );
});

test('asks for nothing beyond the screen and a little ahead', () => {
  const near = Array.from({ length: 20 }, (_, row) => row).filter((row) => isNear(shape, at(1000), row, 120));
  assert.equal(near, [4, 5, 6, 7, 8, 9]);
  assert.equal(
    Array.from({ length: 20 }, (_, row) => row).filter((row) => isNear(shape, at(900), row, 0)),
    [5, 6, 7, 8],
  );
});

test('what only the bar hides is asked for when it is looked ahead for', () => {
  const first = (ahead: number) =>
    Array.from({ length: 20 }, (_, row) => row).find((row) => isNear(shape, at(1050), row, ahead));
  assert.equal([first(0), first(120)], [6, 5]);
});

test('scrolls no further than it takes to see a row', () => {
  assert.is(wayTo(shape, at(0), 1, 50), 0);
  assert.is(wayTo(shape, at(0), 0, 50), -50);
  assert.is(wayTo(shape, at(360), 1, 50), 180 - 50 - 360);
  assert.is(wayTo(shape, at(0), 4, 50), 900 + 50 - 640);
});

test('keys lead from cell to cell as the eye reads, and not out of the list', () => {
  const grid = { count: 100, columns: 3, page: 3, rtl: false };
  const to = (key: string, index: number, rtl = false) => keyTarget(key, index, { ...grid, rtl });
  assert.equal(
    ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => to(key, 10)),
    [11, 9, 13, 7],
  );
  assert.equal(
    ['ArrowRight', 'ArrowLeft'].map((key) => to(key, 10, true)),
    [9, 11],
  );
  assert.equal(
    ['PageDown', 'PageUp', 'Home', 'End'].map((key) => to(key, 10)),
    [19, 1, 0, 99],
  );
  assert.equal(
    ['PageUp', 'PageDown'].map((key) => to(key, 5)),
    [2, 14],
  );
  assert.is(to('PageDown', 95), 98);
  assert.equal(
    [to('ArrowUp', 1), to('ArrowRight', 99), to('ArrowDown', 98), to('Enter', 4)],
    [undefined, undefined, undefined, undefined],
  );
});

test.run();
