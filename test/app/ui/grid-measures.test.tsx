import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Grid } from '../../../src/app/ui/grid/Grid.tsx';
import { render, reset } from '../../support/dom.ts';

// A grid that asks the browser for a size while the page around it is in the making has that page laid out, and again once it stands.

/** What was asked of the browser, in turn, and whether the grid was in the document then. */
let asked: string[] = [];
const note = (what: string): void => {
  asked.push(`${what} ${document.querySelector('[role=list]') ? 'drawn' : 'in the making'}`);
};
const told = <Value,>(owner: object, name: string, value: () => Value): void => {
  const get = () => {
    note(name);
    return value();
  };
  Object.defineProperty(owner, name, { configurable: true, get });
};

told(globalThis, 'innerWidth', () => 360);
told(globalThis, 'innerHeight', () => 640);
told(globalThis, 'scrollY', () => 0);
told(HTMLElement.prototype, 'offsetTop', () => 0);
let width = 360;
told(HTMLElement.prototype, 'clientWidth', () => width);
HTMLElement.prototype.getBoundingClientRect = () => {
  note('rect');
  return { top: 0 } as DOMRect;
};
/** Tells the grid that its box has another size, as a browser does. */
let tellSize: () => void = () => undefined;
globalThis.ResizeObserver = class {
  constructor(listener: ResizeObserverCallback) {
    tellSize = () => listener([], this);
  }
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

const columns = () => 3;
const cellHeight = () => 160;
const renderCell = () => <i />;
const draw = (count = 300) =>
  render(
    <Grid count={count} columns={columns} cellHeight={cellHeight} renderCell={renderCell} label="games" overscan={6} />,
  );

test.before.each(() => {
  asked = [];
  width = 360;
});
test.after.each(reset);

test('the first grid of a visit has to ask for the window, and for nothing of the page', () => {
  draw();
  assert.equal([...new Set(asked.filter((one) => one.endsWith('in the making')))].sort(), [
    'innerHeight in the making',
    'innerWidth in the making',
  ]);
});

test('another grid asks for nothing before it stands', () => {
  draw();
  assert.equal(
    asked.filter((one) => one.endsWith('in the making')),
    [],
  );
  assert.ok(asked.includes('rect drawn'), 'it is measured once it stands');
});

test('its place is asked for three times at the start: for its width, its rows and its rest', () => {
  draw();
  assert.is(asked.filter((one) => one === 'rect drawn').length, 3);
});

test('a box that only got longer is not measured; one of another width is', () => {
  draw();
  asked = [];
  tellSize();
  assert.not.ok(asked.includes('rect drawn'));
  width = 400;
  tellSize();
  assert.ok(asked.includes('rect drawn'));
});

test('rows that are written between two frames are laid out there, and not in the next one', async () => {
  draw(140);
  asked = [];
  draw(280);
  await new Promise((resolve) => setTimeout(resolve));
  // The frame in which the list settles comes by itself, and on a busy machine as early as this.
  assert.equal(
    asked.filter((one) => one.startsWith('offsetTop')),
    ['offsetTop drawn'],
  );
});

test('games that come below a list at rest are not measured with; the next frame looks whether the page has moved', async () => {
  draw(60);
  asked = [];
  draw(280);
  assert.equal(asked, []);
  // Its timer and its frame were asked for before these.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  assert.ok(asked.includes('rect drawn'));
});

test('games that fill the pool first, or fewer of them, are drawn at once', () => {
  const box = draw(9);
  const cells = () => [...box.querySelectorAll<HTMLElement>('[role=listitem]')].filter(({ hidden }) => !hidden).length;
  draw(280);
  assert.is(cells(), 33);
  draw(5);
  assert.is(cells(), 5);
});

test.run();
