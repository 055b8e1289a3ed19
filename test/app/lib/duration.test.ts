import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ageOf } from '../../../src/app/chrome/line/age.ts';
import { durationText } from '../../../src/app/lib/duration.ts';
import { clockText } from '../../../src/app/ui/countdown/clock.ts';

test('minutes are told as hours and minutes, without what is zero', () => {
  assert.equal([0, 45, 60, 150, 1440].map(durationText), ['0 min', '45 min', '1 h', '2 h 30 min', '24 h']);
});

const CASES: readonly [number, string][] = [
  [-5, '0:00'],
  [0, '0:00'],
  [1, '0:01'],
  [9_999, '0:10'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_599_001, '1:00:00'],
  [36_245_000, '10:04:05'],
];

for (const [left, text] of CASES) {
  test(`${left} ms are ${text}`, () => assert.is(clockText(left), text));
}

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

test.run();
