import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { gridShape, gridWindow, isCovered, keptTop, leftBelow, rowsBehind } from '../../../src/app/ui/grid/window.ts';

const three = () => 3;
const tall = (cellWidth: number) => cellWidth + 60;
const shape = gridShape(12_000, 360, three, tall);
const at = (top: number, speed = 0) => ({ top, viewport: 640, speed });

test('lays cells out in equal columns and rounds the last row up', () => {
  assert.equal(shape, { columns: 3, cellWidth: 120, cellHeight: 180, rows: 4000, height: 720_000 });
  assert.is(gridShape(7, 360, three, tall).rows, 3);
  assert.is(gridShape(0, 360, three, tall).height, 0);
});

test('draws nothing while it has no width', () => {
  const unseen = gridShape(100, 0, three, tall);
  assert.equal(gridWindow(unseen, at(0), 6), { first: 0, last: 0 });
});

test('draws no row that does not exist', () => {
  const short = gridShape(7, 360, three, tall);
  assert.equal(gridWindow(short, at(0), 6), { first: 0, last: 3 });
  assert.equal(gridWindow(shape, at(720_000), 6), { first: 3989, last: 4000 });
  assert.is(gridWindow(shape, at(-900), 6).first, 0);
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
      const rows = gridWindow(shape, scroll, overscan);
      assert.is(rows.last - rows.first, 5 + overscan);
      assert.ok(isCovered(shape, scroll, rows) || top > shape.height || top < -640);
    }),
  );
});

test('a turn of the phone keeps the row that was on top', () => {
  const wide = gridShape(12_000, 640, () => 5, tall);
  assert.is(keptTop(shape, wide, 0), 0);
  assert.is(keptTop(shape, wide, -50), -50);
  const row = 100;
  const after = keptTop(shape, wide, row * shape.cellHeight);
  assert.is(Math.floor(after / wide.cellHeight), Math.floor((row * 3) / 5));
});

test('a turn there and back ends within a row of where it began', () => {
  const wide = gridShape(12_000, 640, () => 5, tall);
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

test.run();
