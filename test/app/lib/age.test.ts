import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ageOf } from '../../../src/app/lib/age.ts';
import { backoff } from '../../../src/app/lib/backoff.ts';

const NOW = 1_800_000_000_000;

test('an age is told in the largest unit that it fills', () => {
  assert.equal(ageOf(NOW - 59_999, NOW), { unit: 'now', count: 0 });
  assert.equal(ageOf(NOW - 60_000, NOW), { unit: 'minutes', count: 1 });
  assert.equal(ageOf(NOW - 3_599_999, NOW), { unit: 'minutes', count: 59 });
  assert.equal(ageOf(NOW - 3_600_000, NOW), { unit: 'hours', count: 1 });
  assert.equal(ageOf(NOW - 3 * 24 * 3_600_000, NOW), { unit: 'days', count: 3 });
});

test('a clock that was set back makes nothing younger than now', () => {
  assert.equal(ageOf(NOW + 90_000, NOW), { unit: 'now', count: 0 });
});

test('pauses double with every failure, up to the longest', () => {
  assert.equal(
    [0, 1, 2, 3, 4, 50].map((failures) => backoff(failures, 5000, 60_000)),
    [5000, 10_000, 20_000, 40_000, 60_000, 60_000],
  );
});

test.run();
