import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  belowOwn,
  rateFlaw,
  ratesToSend,
  rateUnits,
  shareOf,
  typedOf,
} from '../../../src/app/pages/agent/rate-rules.ts';
import { amountFlaw, isCovered, sumOf, wishOf } from '../../../src/app/pages/agent/send-rules.ts';
import type { RebateRate } from '../../../src/contract/schemas/agent.ts';

const row: RebateRate = { gameType: 'RNG', rate: '0.80', min: '0.50', max: '1.20' };

test('a rate is read with a comma or a point, and keeps between its limits', () => {
  assert.equal(
    [rateUnits('0,5'), rateUnits('1.2'), rateUnits(''), rateUnits('1.23456'), rateUnits('-1')],
    [5_000, 12_000, 0, undefined, undefined],
  );
  assert.equal(
    ['0.49', '0.5', '1,2', '1.2001', 'x'].map((typed) => rateFlaw(typed, row)),
    ['low', undefined, undefined, 'high', 'format'],
  );
  assert.equal(shareOf([row], 25), { RNG: '0.5' }, 'never below what is given on');
  assert.equal(shareOf([row], 50), { RNG: '0.6' });
  assert.equal(typedOf([row]), { RNG: '0.8' });
  assert.equal(ratesToSend([row], { RNG: '0,80' }), [], 'what stands is not sent again');
  assert.equal(ratesToSend([row], { RNG: '1' }), [{ gameType: 'RNG', rate: '1' }]);
  assert.is(ratesToSend([row], { RNG: '2' }), undefined);
  assert.equal(belowOwn([row]), [{ gameType: 'RNG', rate: '0', min: '0', max: '0.80' }]);
});

test('a transfer is sent only when every amount is one', () => {
  const two = [
    { memberId: '1', userName: 'a' },
    { memberId: '2', userName: 'b' },
  ];
  assert.is(wishOf(two, { 1: '10' }), undefined);
  assert.is(wishOf([], {}), undefined);
  assert.equal(wishOf(two, { 1: '10', 2: '0,99' }), undefined);
  assert.equal(wishOf(two, { 1: '10', 2: '1,5' }), {
    transfers: [
      { memberId: '1', userName: 'a', amount: '10.00' },
      { memberId: '2', userName: 'b', amount: '1.50' },
    ],
  });
  assert.equal(['', '0', '0.99', '50000.01', '50000'].map(amountFlaw), [
    'format',
    'format',
    'limits',
    'limits',
    undefined,
  ]);
  assert.is(sumOf(['10', '0,10', 'x']), '10.10');
  assert.equal(
    [isCovered('10.10', '10.09'), isCovered('10.10', '10.10'), isCovered('1', undefined)],
    [false, true, true],
  );
});

test.run();
