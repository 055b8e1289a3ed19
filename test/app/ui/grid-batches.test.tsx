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

/** The next frame of a scroll, after so many ms. */
function move(place: number, passed = 16): void {
  time += passed;
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

/** Moves a list by so many px a frame, and counts the times at which rows turned; the screen is covered in each frame. */
async function turnsOf(step: number, frames: number): Promise<number> {
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
    assert.equal(rows, drawn, `no row turns within the frame at ${place}`);
    const first = Math.floor(place / ROW);
    for (let row = first; row < Math.ceil((place + innerHeight) / ROW); row += 1) {
      assert.ok(rows.includes(row), `row ${row} at ${place}`);
    }
    await new Promise((resolve) => setTimeout(resolve));
    drawn = rowsOf(box);
    const turned = drawn.filter((row) => !rows.includes(row)).length;
    assert.is.not(turned, 1, `one row at ${place}`);
    if (turned > 0) turns += 1;
  }
  return turns;
}

test('rows turn two at a time and between two frames while a list moves', async () => {
  assert.ok((await turnsOf(40, 200)) <= (200 * 40) / ROW / 2 + 1);
});

test('in a fling, too', async () => {
  assert.ok((await turnsOf(130, 200)) <= (200 * 130) / ROW / 2 + 1);
});

test('where frames are late rows turn at once, as far ahead as there are', () => {
  const [step, passed] = [400, 50];
  const box = render(
    <Grid count={12_000} columns={() => 3} cellHeight={() => ROW} renderCell={() => <i />} label="games" />,
  );
  move(step);
  for (let place = 2 * step; place < 60 * step; place += step) {
    move(place, passed);
    const rows = rowsOf(box);
    const last = Math.floor(place / ROW) + rows.length - 1;
    assert.ok(Math.max(...rows) >= last - 1, `row ${last} at ${place}, or the one before it`);
  }
});

test('a jump that the rows do not cover turns them within its frame', () => {
  const box = render(
    <Grid count={12_000} columns={() => 3} cellHeight={() => ROW} renderCell={() => <i />} label="games" />,
  );
  move(130);
  move(9000);
  assert.ok(rowsOf(box).includes(Math.floor(9000 / ROW)));
});

test.run();
