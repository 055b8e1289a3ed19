import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CallError } from '../../../../src/app/api/errors.ts';
import { askAgain, asking, noteSaved, savedAt } from '../../../../src/app/stores/data/line.ts';

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
  first(undefined);
  second(undefined);
  assert.is(savedAt.peek(), 1000);

  askAgain();
  assert.is(asked, 1);
  asking(again)(undefined);
  assert.is(savedAt.peek(), 1000);
  asking(other)(undefined);
  assert.is(savedAt.peek(), undefined);
  askAgain();
  assert.is(asked, 1);
});

test('what found no line or a closed site is asked again too', () => {
  let asked = 0;
  const again = () => {
    asked += 1;
  };
  asking(again)(new CallError('offline'));
  asking(again)(new CallError('refused', 'region.restricted'));
  askAgain();
  assert.is(asked, 1);
  asking(again)(undefined);
  askAgain();
  assert.is(asked, 1);
});

test.run();
