import { act } from 'preact/test-utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Grid } from '../../../src/app/ui/grid/Grid.tsx';
import type { GridCell } from '../../../src/app/ui/grid/slot.ts';
import { fire, render, reset } from '../../support/dom.ts';

const WIDTH = 360;
let top = 0;

Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
/** Reads that make a browser lay the page out when something was written before. */
let rects = 0;
let tops = 0;
HTMLElement.prototype.getBoundingClientRect = () => {
  rects += 1;
  return { top: -top } as DOMRect;
};

// Sizes are told where a browser can: nothing changes its size here.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** A browser that always has a moment. */
globalThis.requestIdleCallback = ((run: () => void) => Number(setTimeout(run))) as never;
globalThis.cancelIdleCallback = clearTimeout as never;

Object.defineProperty(globalThis, 'scrollY', {
  configurable: true,
  get: () => {
    tops += 1;
    return top;
  },
});

function scrollTo(place: number): void {
  top = place;
  act(() => {
    window.dispatchEvent(new Event('scroll') as never);
  });
}

const columns = () => 3;
const cellHeight = () => 160;
/** ms after which a list that was scrolled stands still. */
const STILL = 700;
const rest = () => new Promise((resolve) => setTimeout(resolve, STILL));

const Cell = ({ cell }: { cell: GridCell }) => (
  <button type="button">
    {cell.near.value ? 'near' : 'far'} game {cell.index.value}
  </button>
);
const renderCell = (cell: GridCell) => <Cell cell={cell} />;

interface Case {
  count: number;
  onNeedMore?: (cells: number) => void;
  ahead?: number;
}

const draw = ({ count, onNeedMore, ahead }: Case) =>
  render(
    <Grid
      count={count}
      total={12_000}
      columns={columns}
      cellHeight={cellHeight}
      renderCell={renderCell}
      onNeedMore={onNeedMore}
      ahead={ahead}
      label="games"
    />,
  );

const cellsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role=listitem]:not([hidden])')];
const places = (box: HTMLElement) => cellsOf(box).map((cell) => Number(cell.getAttribute('aria-posinset')));
/** What the cells show, by their place on the screen. */
const texts = (box: HTMLElement) => cellsOf(box).map((cell) => cell.textContent ?? '');

/** Until what was put off to the time between two frames is done. */
const betweenFrames = () => new Promise((resolve) => setTimeout(resolve));

test.before.each(() => {
  top = 0;
});
test.after.each(reset);

test('keeps the height of the whole list and draws only what is near', () => {
  const box = draw({ count: 12_000 });
  const grid = box.querySelector<HTMLElement>('[role=list]');
  assert.is(grid?.style.height, '640000px');
  assert.is(grid?.getAttribute('aria-label'), 'games');
  assert.is(places(box).length, 3 * (4 + 1 + 6));
  assert.is(box.querySelector('[role=listitem]')?.getAttribute('aria-setsize'), '12000');
});

test('the number of nodes never changes, and rows stand in reading order once the list does', async () => {
  const box = draw({ count: 12_000 });
  const nodes = box.querySelectorAll('*').length;
  for (const place of [40, 900, 5000, 4800, 320_000, 639_000, 100]) {
    scrollTo(place);
    const passing = places(box);
    await rest();
    const drawn = places(box);
    assert.is(box.querySelectorAll('*').length, nodes);
    assert.ok(passing.includes(Math.floor(place / 160) * 3 + 1));
    assert.equal(
      texts(box).map((text) => text.replace(/\D/g, '')),
      drawn.map((number) => String(number - 1)),
    );
    assert.equal(
      drawn,
      drawn.map((_, index) => (drawn[0] ?? 0) + index),
    );
    const first = Math.floor(place / 160) * 3 + 1;
    assert.ok(drawn.includes(first) && drawn.includes(Math.min(12_000, first + 14)), `row at ${place}`);
  }
});

test('rows are recycled: nodes that leave at one end come back at the other', () => {
  const box = draw({ count: 12_000 });
  const before = new Set(box.querySelectorAll('[role=listitem]'));
  scrollTo(3200);
  const kept = [...box.querySelectorAll('[role=listitem]')].filter((cell) => before.has(cell));
  assert.is(kept.length, before.size);
});

test('asks for more within 300 px of the end, once a second at most', async () => {
  let asked = 0;
  const onNeedMore = () => {
    asked += 1;
  };
  draw({ count: 60, onNeedMore });
  assert.is(asked, 0);
  scrollTo(3200 - 640 - 400);
  assert.is(asked, 0);
  scrollTo(3200 - 640 - 290);
  scrollTo(3200 - 640 - 200);
  scrollTo(3200 - 640);
  await betweenFrames();
  assert.is(asked, 1);
});

/** A clock that stands, and what moves the list so many ms later. */
function standClock(): (ms: number, place: number) => void {
  let time = performance.now();
  performance.now = () => time;
  return (ms, place) => {
    time += ms;
    scrollTo(place);
  };
}

test('while it is scrolled, geometry is read never, and its place once a frame', async () => {
  const { now } = performance;
  const box = draw({ count: 12_000 });
  const move = standClock();
  move(160, 50);
  rects = 0;
  tops = 0;
  for (let place = 100; place <= 3000; place += 100) move(4, place);
  assert.equal([rects, tops], [0, 30]);
  performance.now = now;
  await rest();
  assert.ok(rects > 0);
  assert.ok(places(box).includes(Math.floor(3000 / 160) * 3 + 1));
});

test('a list that flies for longer than a rest reads its place by its events alone', async () => {
  const { now } = performance;
  draw({ count: 12_000 });
  const move = standClock();
  move(160, 50);
  tops = 0;
  move(16, 200);
  // The clock stands: however long this takes, the last event is new.
  await rest();
  assert.is(tops, 1);
  performance.now = now;
});

test('more cells come to a list that moves without a look at the page, and without drawing anew what stays', async () => {
  const { now } = performance;
  const box = draw({ count: 60 });
  const move = standClock();
  move(160, 50);
  // So long ago that it looks like a rest: on a slow phone the frames of a fling are as late.
  move(400, 900);
  await betweenFrames();
  const passed = performance.now() + 400;
  performance.now = () => passed;
  const nodes = [...box.querySelectorAll('*')];
  const drawn = places(box);
  rects = 0;
  tops = 0;
  draw({ count: 95 });
  performance.now = now;
  assert.equal([rects, tops], [0, 0]);
  assert.equal(places(box), drawn, 'rows lie ahead as before, and none has turned');
  assert.is(
    [...box.querySelectorAll('*')].every((node, at) => node === nodes[at]),
    true,
  );
});

test('a list that flies asks early, for as much as it passes until it can ask again', async () => {
  const asked: number[] = [];
  const real = performance.now;
  let clock = real.call(performance);
  performance.now = () => clock;
  /** A frame of 16 ms. */
  const frame = async (place: number) => {
    clock += 16;
    scrollTo(place);
    await betweenFrames();
  };
  try {
    draw({ count: 600, onNeedMore: (cells) => asked.push(cells) });
    clock += 1000;
    for (let place = 16; place <= 160; place += 16) await frame(place);
    assert.equal(asked, [], 'slowly, far from the end');
    // A rest, then a jump to there, then 128 px a frame.
    const from = 4000;
    clock += 1000;
    await frame(from);
    for (let place = from + 128; asked.length === 0 && place < 31_000; place += 128) await frame(place);
    const left = 32_000 - top - innerHeight;
    // 8 px/ms for three seconds: until the next asking may be answered, twice.
    const missing = 300 + 8 * 3000 - left;
    assert.ok(missing >= 0 && missing < 128, `${missing} px`);
    assert.equal(asked, [Math.ceil(missing / 160) * 3]);
    await frame(top + 128);
    assert.is(asked.length, 1);
  } finally {
    performance.now = real;
  }
});

test('a list at rest has as much below the screen as it is told to', () => {
  const asked: number[] = [];
  draw({ count: 60, ahead: 4000, onNeedMore: (cells) => asked.push(cells) });
  // 4000 px and the 300 of every list, less what is below the screen; rows of 160 px.
  assert.equal(asked, [Math.ceil((4300 - (3200 - innerHeight)) / 160) * 3]);
});

test('asks at once when the first page does not fill the screen', () => {
  let asked = 0;
  draw({
    count: 3,
    onNeedMore: () => {
      asked += 1;
    },
  });
  assert.is(asked, 1);
});

test('more cells lengthen the list and leave what is drawn', () => {
  const box = draw({ count: 60 });
  const first = box.querySelector('[role=listitem]');
  draw({ count: 95 });
  assert.is(box.querySelector<HTMLElement>('[role=list]')?.style.height, `${32 * 160}px`);
  assert.is(box.querySelector('[role=listitem]'), first);
});

/** Places of the cells that are told to be near. */
const near = (box: HTMLElement) =>
  texts(box)
    .filter((text) => text.startsWith('near'))
    .map((text) => Number(text.replace(/\D/g, '')));

test('tells what is near the screen, and nothing while it flies past', async () => {
  const box = draw({ count: 12_000 });
  assert.is(Math.max(...near(box)), 3 * 5 - 1);
  scrollTo(300);
  await new Promise((resolve) => setTimeout(resolve, 20));
  scrollTo(9000);
  assert.equal(near(box), []);
  await rest();
  assert.is(Math.min(...near(box)), 3 * Math.floor(9000 / 160));
});

test('one late frame of a fling tells nothing; what is read as it passes is told, and what comes next', () => {
  const { now } = performance;
  const box = draw({ count: 12_000 });
  const move = standClock();
  for (let place = 0; place < 9580; place += 64) move(16, place);
  // So little in so long a time looks slow, and is a frame that the phone has left out.
  move(100, 9580);
  assert.equal(near(box), []);
  for (let place = 9588; place <= 9748; place += 8) move(16, place);
  // The screen is 640 px high: row 65 begins 12 px below it.
  assert.is(Math.max(...near(box)), 3 * 66 - 1);
  performance.now = now;
});

test('a phone whose frames are late tells nothing of what passes until it keeps up', async () => {
  const { now } = performance;
  const box = draw({ count: 12_000 });
  const move = standClock();
  for (let place = 0; place < 9580; place += 64) move(16, place);
  for (let place = 9580; place <= 9980; place += 40) move(80, place);
  assert.equal(near(box), []);
  for (let place = 9988; place <= 10_140; place += 8) move(16, place);
  assert.ok(near(box).length > 0);
  performance.now = now;
});

test('a list that has moved on before the event of it has not stopped', async () => {
  const box = draw({ count: 12_000 });
  scrollTo(300);
  top = 9000;
  await rest();
  assert.ok(Math.max(...near(box)) < 3 * 10);
  scrollTo(9000);
  await rest();
  assert.is(Math.min(...near(box)), 3 * 56);
});

test('where it stops it tells what is on the screen, and no more', async () => {
  const box = draw({ count: 12_000 });
  scrollTo(20);
  // Row 59 ends under the bar, row 64 begins 12 px below the screen.
  scrollTo(9588);
  await rest();
  assert.equal([Math.min(...near(box)), Math.max(...near(box))], [3 * 60, 3 * 64 - 1]);
});

test('a list that fits has no more cells than things, and takes more', () => {
  const box = draw({ count: 4 });
  assert.equal(places(box), [1, 2, 3, 4]);
  draw({ count: 5 });
  assert.equal(places(box), [1, 2, 3, 4, 5]);
  draw({ count: 12_000 });
  assert.is(places(box).length, 3 * (4 + 1 + 6));
  assert.is(new Set(places(box)).size, 33);
  draw({ count: 2 });
  assert.equal(places(box), [1, 2]);
});

test('a list that ends in half a row hides the rest of it', () => {
  const box = draw({ count: 100 });
  scrollTo(34 * 160 - 640);
  assert.is(Math.max(...places(box)), 100);
  const hidden = [...box.querySelectorAll('[role=listitem][hidden]')].map(({ textContent }) => textContent);
  // They show nobody's place, so that nothing is fetched for them.
  assert.equal(hidden, ['far game -1', 'far game -1']);
  draw({ count: 101 });
  assert.ok(places(box).includes(101));
  assert.ok(texts(box).some((text) => text.endsWith('game 100')));
});

test('keys move the focus from cell to cell, also to one that was not there', async () => {
  window.scrollBy = ((_x: number, y: number) => {
    top += y;
  }) as typeof window.scrollBy;
  globalThis.scrollBy = window.scrollBy;
  const box = draw({ count: 12_000 });
  const focused = () => document.activeElement?.textContent?.replace(/\D/g, '');
  const press = (key: string) => fire(document.activeElement as Element, 'keydown', { key });
  cellsOf(box)[0]?.querySelector('button')?.focus();
  // What follows keys comes with the first focus.
  await rest();
  press('ArrowDown');
  assert.is(focused(), '3');
  press('End');
  assert.is(focused(), '11999');
  press('ArrowLeft');
  assert.is(focused(), '11998');
  press('Home');
  assert.is(focused(), '0');
});

test('the row that holds the focus stays, wherever the list goes', async () => {
  const box = draw({ count: 12_000 });
  const button = cellsOf(box)[4]?.querySelector('button') as HTMLElement;
  const nodes = box.querySelectorAll('*').length;
  button.focus();
  scrollTo(320_000);
  await rest();
  assert.is(document.activeElement, button);
  assert.match(button.textContent ?? '', /game 4$/);
  assert.is(box.querySelectorAll('*').length, nodes);
  assert.ok(places(box).includes((320_000 / 160) * 3 + 15));
  button.blur();
  scrollTo(320_200);
  await rest();
  assert.ok(Math.min(...places(box)) > 5000);
});

test.run();
