import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { levelProgress } from '../../../src/app/lib/vip-progress.ts';

test('the next level is as far as the one of both sums that is behind', () => {
  const { deposit, turnover, part } = levelProgress('600.00', '2500.50', {
    depositNeeded: '500.00',
    turnoverNeeded: '10000.00',
  });
  assert.equal(deposit, { part: 1, missing: 0 });
  assert.equal(turnover, { part: 0.25005, missing: 749_950 });
  assert.is(part, 0.25005);
});

test('a level that asks for nothing is reached, and a sum below zero is none', () => {
  assert.is(levelProgress('0.00', '0.00', { depositNeeded: '0.00', turnoverNeeded: '0.00' }).part, 1);
  assert.equal(levelProgress('-5.00', '0.00', { depositNeeded: '10.00', turnoverNeeded: '0.00' }).deposit, {
    part: 0,
    missing: 1500,
  });
});

test.run();
