import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatMoney, parseMoney, setCurrency, siteCurrency } from '../../src/sandbox/rules/money.ts';

test('reads and writes every amount without losing a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (minor) => {
      assert.is(parseMoney(formatMoney(minor)), minor);
    }),
  );
});

test('reads short forms', () => {
  assert.is(parseMoney('12'), 1200);
  assert.is(parseMoney('12.5'), 1250);
  assert.is(parseMoney('-0.07'), -7);
  assert.is(Object.is(parseMoney('-0'), 0), true);
});

test('refuses what is not a plain decimal', () => {
  for (const text of ['', '.5', '1.', '1.234', '1,50', '1e3', ' 1', '+1', '0x1', 'NaN', '1234567890123', '--1']) {
    assert.throws(() => parseMoney(text), /Not an amount/, text);
  }
  for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    assert.throws(() => formatMoney(minor), /Not minor units/);
  }
});

test('counts in the minor units of its currency, and refuses smaller parts', () => {
  try {
    for (const decimals of [0, 2, 3, 8]) {
      setCurrency('BTC', decimals);
      fc.assert(
        fc.property(fc.integer({ min: -9_007_199_254_740_991, max: 9_007_199_254_740_991 }), (amount) => {
          const minor = Math.trunc(amount / (decimals < 4 ? 10 ** (4 - decimals) : 1)) + 0;
          assert.is(parseMoney(formatMoney(minor)), minor);
        }),
      );
    }
    assert.is(parseMoney('0.00012345'), 12_345);
    assert.throws(() => parseMoney('90071993'), /Not an amount/);
    setCurrency('JPY');
    assert.equal(siteCurrency(), { code: 'JPY', decimals: 0 });
    assert.equal([parseMoney('2000'), parseMoney('5.00'), formatMoney(2_000)], [2_000, 5, '2000']);
    assert.throws(() => parseMoney('5.50'), /Not an amount/);
    setCurrency('USDT');
    assert.is(siteCurrency().decimals, 2);
  } finally {
    setCurrency('BRL');
  }
});

test.run();
