import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromMinor, shareOf, toMinor, typedDecimal } from '../../../src/app/lib/decimal.ts';

/** The largest amount that is read: 13 digits before the point. */
const MOST = 999_999_999_999_999;
const amounts = fc.integer({ min: -MOST, max: MOST });

test('every amount survives being written and read', () => {
  fc.assert(fc.property(amounts, (minor) => toMinor(fromMinor(minor)) === minor));
});

test('sums of amounts are exact, where floats would drift', () => {
  const some = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(some, (list) => {
      const cents = list.reduce((sum, minor) => sum + BigInt(minor), 0n);
      const sum = list.map(fromMinor).reduce((total, decimal) => total + (toMinor(decimal) ?? Number.NaN), 0);
      return BigInt(sum) === cents && toMinor(fromMinor(sum)) === sum;
    }),
  );
  assert.is((toMinor('0.10') ?? 0) + (toMinor('0.20') ?? 0), toMinor('0.30'));
});

test('whatever is typed gives an amount with two decimals or nothing', () => {
  const keys = fc.string({ unit: fc.constantFrom('0', '7', ',', '.', ' ', '-', 'R', '$', '\u00a0', 'e') });
  fc.assert(
    fc.property(keys, (typed) => {
      const decimal = typedDecimal(typed);
      return decimal === undefined || /^-?\d+\.\d\d$/.test(decimal);
    }),
  );
});

test('a comma, a point and spaces are understood', () => {
  assert.is(typedDecimal('50'), '50.00');
  assert.is(typedDecimal('50,5'), '50.50');
  assert.is(typedDecimal('50.05'), '50.05');
  assert.is(typedDecimal(' 1 000,00 '), '1000.00');
  assert.is(typedDecimal('1\u00a0000'), '1000.00');
  assert.is(typedDecimal('007'), '7.00');
});

test('what could mean two amounts, or none, is refused', () => {
  for (const typed of [
    '',
    ' ',
    '1.000',
    '1.000,00',
    '1,000.00',
    '5,',
    ',5',
    '1e3',
    '0x10',
    'R$ 5',
    '+5',
    '5,005',
    '٥',
  ]) {
    assert.is(typedDecimal(typed), undefined, typed);
  }
});

test('nothing is never minus nothing', () => {
  assert.is(typedDecimal('-0'), '0.00');
  assert.is(fromMinor(0), '0.00');
  assert.is(fromMinor(-5), '-0.05');
});

test('more decimals than two are read without the rest, and never typed', () => {
  assert.is(toMinor('50.00000000'), 5000);
  assert.is(toMinor('0.12999999'), 12);
  assert.is(toMinor('-0.12999999'), -12);
  assert.is(typedDecimal('0.1234'), undefined);
});

test('a share of four decimals is reckoned with all of them', () => {
  assert.is(shareOf(10_000, '0.5', Math.floor), 50);
  assert.equal(
    [Math.floor, Math.ceil].map((round) => shareOf(10_000, '0.0750', round)),
    [7, 8],
  );
  assert.is(shareOf(10_000, '', Math.ceil), 0);
  assert.is(shareOf(999_999_999, '100', Math.ceil), 999_999_999);
});

test('an amount too long to be exact is refused', () => {
  assert.is(toMinor('9999999999999.99'), MOST);
  assert.is(toMinor('10000000000000.00'), undefined);
});

test.run();
