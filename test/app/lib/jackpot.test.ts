import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { grown, HIGHEST, LOWEST, nextPause, startAmount } from '../../../src/app/lib/jackpot.ts';

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

test.run();
