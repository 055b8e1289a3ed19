import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../../support/dom.ts';
import { SearchBox } from '../../../../../src/app/pages/games/list/SearchBox.tsx';
import { fire, render, reset, type } from '../../../../support/dom.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

const real = { setTimeout, clearTimeout, FormData };
const realNow = Date.now;
let now = 0;
const timers = new Map<number, Timer>();
let found: string[] = [];

/** Lets so many ms pass, and what is due run. */
function pass(ms: number): void {
  const end = now + ms;
  for (;;) {
    const due = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
    if (!due) break;
    timers.delete(due[0]);
    now = Math.max(now, due[1].at);
    due[1].run();
  }
  now = end;
}

const draw = (value = '', scope = 'RNGall') =>
  render(<SearchBox value={value} scope={scope} action="/m/slot-games" onFind={(name) => found.push(name)} />);
const field = () => document.querySelector('input') as HTMLInputElement;
const write = (text: string) => type(field(), text);
const enter = () => fire(document.querySelector('form') as HTMLFormElement, 'submit');

test.before.each(() => {
  now = 1_800_000_000_000;
  found = [];
  timers.clear();
  let last = 0;
  Date.now = () => now;
  Object.assign(globalThis, {
    setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      last += 1;
      timers.set(last, { at: now + Math.max(0, ms), run: () => run(...given) });
      return last;
    },
    clearTimeout: (timer: number) => void timers.delete(timer),
    FormData: class {
      get = () => field().value;
    },
  });
});
test.after.each(() => {
  reset();
  Date.now = realNow;
  Object.assign(globalThis, real);
});

test('two letters are searched for after a pause of 600 ms, one is not', () => {
  draw();
  write('t');
  pass(2000);
  assert.equal(found, []);
  write('ti');
  pass(500);
  write('tig');
  pass(599);
  assert.equal(found, []);
  pass(1);
  assert.equal(found, ['tig']);
});

test('Enter searches at once, again after a second at most, and then for what was asked last', () => {
  draw();
  write('ti');
  enter();
  assert.equal(found, ['ti']);
  write('tig');
  enter();
  write('tige');
  enter();
  pass(900);
  assert.equal(found, ['ti']);
  pass(100);
  assert.equal(found, ['ti', 'tige']);
  pass(5000);
  assert.equal(found, ['ti', 'tige']);
});

test('a field that is emptied while a pause runs searches for nothing', () => {
  draw();
  write('tig');
  fire(document.querySelector('[type=button]') as HTMLButtonElement, 'click');
  pass(5000);
  assert.is(field().value, '');
  assert.equal(found, []);
});

test('a field that is emptied after a search shows the whole list again', () => {
  draw('tiger');
  fire(document.querySelector('[type=button]') as HTMLButtonElement, 'click');
  assert.equal(found, ['']);
});

test('another list, or another address, ends what was being typed', () => {
  draw();
  write('tig');
  draw('', 'LIVEall');
  pass(5000);
  assert.equal(found, []);
  write('dra');
  draw('ox', 'LIVEall');
  pass(5000);
  assert.equal(found, []);
  assert.is(field().value, 'ox');
});

test('a page that is left searches for nothing', () => {
  draw();
  write('tig');
  reset();
  pass(5000);
  assert.equal(found, []);
});

test.run();
