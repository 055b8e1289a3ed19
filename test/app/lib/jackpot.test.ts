import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  amountAfter,
  grown,
  growthAhead,
  HIGHEST,
  LOWEST,
  nextPause,
  startAmount,
} from '../../../src/app/lib/jackpot.ts';

test('the ticker begins in its bounds, grows by 100 to 500 and waits 3, 4 or 5 s (SPEC section 9)', () => {
  assert.is(
    startAmount(() => 0),
    1_200_000_000,
  );
  assert.ok(startAmount(() => 0.9999999) < 1_300_000_000);
  assert.is(
    grown(1_200_000_000, () => 0),
    1_200_000_100,
  );
  assert.is(
    grown(1_200_000_000, () => 0.9999999),
    1_200_000_500,
  );
  assert.equal(
    [0, 0.4, 0.99].map((value) => nextPause(() => value)),
    [3000, 4000, 5000],
  );
});

test('past its upper bound it begins anew', () => {
  assert.is(
    grown(HIGHEST - 50, () => 0),
    LOWEST,
  );
  assert.is(
    grown(HIGHEST - 100, () => 0),
    HIGHEST,
  );
});

test('steps are planned for as long as was asked, and tell what they have come to', () => {
  const steps = growthAhead(LOWEST, 10_000, 0, () => 0);
  assert.equal(
    steps,
    [1, 2, 3, 4].map((step) => ({ after: 3000 * step, amount: LOWEST + 100 * step })),
  );
  assert.equal(
    [-5, 0, 2999, 3000, 11_000, 60_000].map((passed) => amountAfter(LOWEST, steps, passed) - LOWEST),
    [0, 0, 0, 100, 300, 400],
  );
  assert.equal(
    growthAhead(LOWEST, 4000, 1000, () => 0).map(({ after }) => after),
    [2000, 5000],
  );
});

test.run();
