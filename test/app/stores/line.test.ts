import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { askAgain, asking, noteSaved, savedAt } from '../../../src/app/stores/line.ts';

test('what memory answered is asked again until it is fresh, and the oldest age is told meanwhile', () => {
  let asked = 0;
  const again = () => {
    asked += 1;
  };
  const other = () => undefined;
  const first = asking(again);
  const second = asking(other);
  noteSaved(2000);
  noteSaved(1000);
  first(false);
  second(false);
  assert.is(savedAt.peek(), 1000);

  askAgain();
  assert.is(asked, 1);
  asking(again)(false);
  assert.is(savedAt.peek(), 1000);
  asking(other)(false);
  assert.is(savedAt.peek(), undefined);
  askAgain();
  assert.is(asked, 1);
});

test('what failed is asked again too', () => {
  let asked = 0;
  const again = () => {
    asked += 1;
  };
  asking(again)(true);
  asking(again)(true);
  askAgain();
  assert.is(asked, 1);
  asking(again)(false);
  askAgain();
  assert.is(asked, 1);
});

test.run();
