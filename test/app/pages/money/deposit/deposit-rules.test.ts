import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../../support/dom.ts';
import { typedDecimal } from '../../../../../src/app/lib/decimal.ts';
import { amountFlaw, groupsOf, payUntil } from '../../../../../src/app/pages/money/deposit/deposit-rules.ts';
import type { Deposit, DepositMethod } from '../../../../../src/contract/schemas/deposit.ts';

const method = {
  methodId: 'pix',
  kind: 'pix',
  gateway: 3,
  name: 'Pix',
  iconUrl: '',
  minAmount: '10.00',
  maxAmount: '5000.00',
  presets: [],
  speed: 'instant',
} as const;

const flawOf = (typed: string) => amountFlaw(typedDecimal(typed), { ...method, presets: [] });

test('limits are inclusive to the cent', () => {
  assert.is(flawOf('10'), undefined);
  assert.is(flawOf('5000,00'), undefined);
  assert.is(flawOf('9,99'), 'low');
  assert.is(flawOf('5000.01'), 'high');
  assert.is(flawOf('-50'), 'format');
});

test('what is no amount is told as such', () => {
  for (const typed of ['', 'abc', '1.000', '10,005', 'NaN', 'Infinity', '1e3'])
    assert.is(flawOf(typed), 'format', typed);
});

test('methods stand in groups, in the order in which the platform names them', () => {
  const of = (kind: DepositMethod['kind']): DepositMethod => ({ ...method, presets: [], kind, methodId: kind });
  assert.equal(groupsOf([of('pix'), of('gateway'), of('gateway'), of('qq'), of('manual'), of('alipay')]), [
    'pix',
    'bank',
    'wallet',
    'transfer',
  ]);
});

test('a phone whose clock is slow promises no more time than there is', () => {
  const createdAt = '2026-11-21T12:00:00.000Z';
  const expiresAt = '2026-11-21T12:15:00.000Z';
  const deposit = { createdAt, expiresAt } as Deposit;
  const end = Date.parse(expiresAt);
  assert.is(payUntil(deposit, Date.parse(createdAt) + 1000), end);
  const slow = Date.parse(createdAt) - 3_600_000;
  assert.is(payUntil(deposit, slow), slow + 15 * 60_000);
});

test.run();
