import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { effectOf, presetsOf, typedLimit, usedShare } from '../../../../src/app/pages/protection/limit-rules.ts';
import type { PlayLimit } from '../../../../src/contract/schemas/protection.ts';

const limit = (changes: Partial<PlayLimit> = {}): PlayLimit => ({
  kind: 'loss',
  period: 'day',
  used: '0.00',
  resetsAt: '2026-11-22T03:00:00.000Z',
  ...changes,
});

test('money is typed with a comma or a point, minutes as a whole number; nothing is no limit', () => {
  assert.equal(
    ['50', '50,5', ' 1000.00', '0', '0,00', '-5', 'abc', ''].map((typed) => typedLimit('deposit', typed)),
    ['50.00', '50.50', '1000.00', undefined, undefined, undefined, undefined, undefined],
  );
  assert.equal(
    ['90', ' 30 ', '0', '1.5', '30,5', '999999'].map((typed) => typedLimit('time', typed)),
    ['90', '30', undefined, undefined, undefined, undefined],
  );
});

test('a first limit and a lower one hold now, a higher one later, the same one changes nothing unless something waits', () => {
  assert.is(effectOf(limit(), '10.00'), 'now');
  const set = limit({ amount: '100.00' });
  assert.equal(
    ['99.99', '100', '100.01'].map((amount) => effectOf(set, amount)),
    ['now', 'same', 'later'],
  );
  assert.is(effectOf({ ...set, pending: { effectiveAt: '2026-11-22T12:00:00.000Z' } }, '100'), 'now');
});

test('the bar shows how much is used, and is full at most', () => {
  const share = (used: string, amount?: string) => usedShare(amount === undefined ? { used } : { used, amount });
  assert.equal(
    [share('25.00', '100.00'), share('120.00', '100.00'), share('5.00'), share('30', '60')],
    [0.25, 1, 0, 0.5],
  );
});

test('suggestions rise, and grow with the period', () => {
  for (const kind of ['deposit', 'loss', 'stake', 'time'] as const) {
    for (const period of ['day', 'week', 'month'] as const) {
      const amounts = presetsOf(kind, period).map(Number);
      assert.equal(
        amounts,
        [...amounts].sort((a, b) => a - b),
      );
    }
    assert.ok(Number(presetsOf(kind, 'month')[0]) > Number(presetsOf(kind, 'day')[0]));
  }
});

test.run();
