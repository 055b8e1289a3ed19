import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countIn } from '../../../../../src/app/lib/money-scale.ts';
import { amountFlaw, isCovered, requestOf, sumOf } from '../../../../../src/app/pages/agent/team/transfer-rules.ts';

test('a transfer is sent only when every amount is one', () => {
  const two = [
    { memberId: '1', userName: 'a' },
    { memberId: '2', userName: 'b' },
  ];
  assert.is(requestOf(two, { 1: '10' }), undefined);
  assert.is(requestOf([], {}), undefined);
  assert.equal(requestOf(two, { 1: '10', 2: '0,99' }), undefined);
  assert.equal(requestOf(two, { 1: '10', 2: '1,5' }), {
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

test('what may be sent at once is told in units of the currency, whatever decimals it has', () => {
  const flaws = (currency: string, decimals: number, typed: string[]) => {
    countIn(currency, decimals);
    return typed.map((text) => amountFlaw(text) ?? 'fits');
  };
  try {
    const ends = ['limits', 'fits', 'fits', 'limits'];
    assert.equal(flaws('JPY', 0, ['1', '50000', '50001', '5000000']), ['fits', 'fits', 'limits', 'limits']);
    assert.equal(flaws('KWD', 3, ['0.999', '1', '50000', '50000.001']), ends);
    // A unit of so many decimals may be a fortune.
    assert.equal(flaws('USDT', 6, ['0.000999', '0.001', '50000', '50000.000001']), ends);
    assert.equal(flaws('BTC', 8, ['0.00000999', '0.00001', '50000', '50000.00000001']), ends);
  } finally {
    countIn('BRL');
  }
});

test.run();
