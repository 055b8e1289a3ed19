import { act } from 'preact/test-utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Grid } from '../../../src/app/ui/grid/Grid.tsx';
import { render, reset } from '../../support/dom.ts';

const ROW = 160;
let top = 0;
let time = 1000;
performance.now = () => time;
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 360 });
Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => top });
HTMLElement.prototype.getBoundingClientRect = () => ({ top: -top }) as DOMRect;

/** The next frame of a scroll. */
function move(place: number): void {
  time += 16;
  top = place;
  act(() => {
    window.dispatchEvent(new Event('scroll') as never);
  });
}

const rowsOf = (box: HTMLElement): number[] =>
  [...box.querySelectorAll('[role=listitem]')]
    .map((cell) => Number(cell.getAttribute('aria-posinset')) - 1)
    .filter((index) => index % 3 === 0)
    .map((index) => index / 3);

test.before.each(() => {
  top = 0;
});
test.after.each(reset);

/** Moves a list by so many px a frame, and counts the frames in which rows turned; the screen is covered in each. */
function turnsOf(step: number, frames: number): number {
  const box = render(
    <Grid count={12_000} columns={() => 3} cellHeight={() => ROW} renderCell={() => <i />} label="games" />,
  );
  move(step);
  let drawn = rowsOf(box);
  let turns = 0;
  for (let frame = 2; frame <= frames; frame += 1) {
    const place = step * frame;
    move(place);
    const rows = rowsOf(box);
    const turned = rows.filter((row) => !drawn.includes(row)).length;
    assert.is.not(turned, 1, `one row at ${place}`);
    if (turned > 0) turns += 1;
    const first = Math.floor(place / ROW);
    for (let row = first; row < Math.ceil((place + innerHeight) / ROW); row += 1) {
      assert.ok(rows.includes(row), `row ${row} at ${place}`);
    }
    drawn = rows;
  }
  return turns;
}

test('rows turn two at a time while a list moves', () => {
  assert.ok(turnsOf(40, 200) <= (200 * 40) / ROW / 2 + 1);
});

test('in a fling, too', () => {
  assert.ok(turnsOf(130, 200) <= (200 * 130) / ROW / 2 + 1);
});

test.run();
