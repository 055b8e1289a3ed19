import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clockText } from '../../../src/app/lib/clock-text.ts';

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

test.run();
