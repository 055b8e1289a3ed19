import { test } from 'uvu';
import * as assert from 'uvu/assert';
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

test.run();
