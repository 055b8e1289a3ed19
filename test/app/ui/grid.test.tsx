import { act } from 'preact/test-utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Grid } from '../../../src/app/ui/grid/Grid.tsx';
import { render, reset } from '../../support/dom.ts';

const WIDTH = 360;
let top = 0;

Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
HTMLElement.prototype.getBoundingClientRect = () => ({ top: -top }) as DOMRect;

function scrollTo(place: number): void {
  top = place;
  act(() => {
    window.dispatchEvent(new Event('scroll') as never);
  });
}

const columns = () => 3;
const cellHeight = () => 160;
const renderCell = (index: number) => <b>game {index}</b>;

interface Case {
  count: number;
  onNeedMore?: () => void;
}

const draw = ({ count, onNeedMore }: Case) =>
  render(
    <Grid
      count={count}
      total={12_000}
      columns={columns}
      cellHeight={cellHeight}
      renderCell={renderCell}
      onNeedMore={onNeedMore}
      label="games"
    />,
  );

const places = (box: HTMLElement) =>
  [...box.querySelectorAll('[role=listitem]')].map((cell) => Number(cell.getAttribute('aria-posinset')));

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

test('the number of nodes never changes, and rows stand in reading order', () => {
  const box = draw({ count: 12_000 });
  const nodes = box.querySelectorAll('*').length;
  for (const place of [40, 900, 5000, 4800, 320_000, 639_000, 100]) {
    scrollTo(place);
    const drawn = places(box);
    assert.is(box.querySelectorAll('*').length, nodes);
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

test('asks for more within 300 px of the end, once a second at most', () => {
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
  assert.is(asked, 1);
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

test.run();
