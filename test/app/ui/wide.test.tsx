import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Wide } from '../../../src/app/ui/wide/Wide.tsx';
import { fire, render, reset } from '../../support/dom.ts';

/** Where the table begins and ends; its frame is 300 px wide. */
let [left, right] = [0, 500];

HTMLElement.prototype.getBoundingClientRect = function () {
  return (this.tagName === 'TABLE' ? { left, right } : { left: 0, right: 300 }) as DOMRect;
};

test.after.each(reset);

test('a table that is wider than its frame fades on the sides where it goes on, and nowhere else', () => {
  const box = render(
    <Wide>
      <table />
    </Wide>,
  );
  const frame = box.firstElementChild as HTMLElement;
  assert.is(frame.dataset.more, 'right');
  [left, right] = [-100, 400];
  fire(frame, 'scroll');
  assert.is(frame.dataset.more, 'left right');
  [left, right] = [-200, 300];
  fire(frame, 'scroll');
  assert.is(frame.dataset.more, 'left');
  // The phone is turned: all of it fits.
  [left, right] = [0, 300];
  fire(globalThis as unknown as Element, 'resize');
  assert.is(frame.dataset.more, '');
});

test.run();
