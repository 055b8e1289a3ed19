import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fromMinor, plainAmount, shareOf, toMinor, typedDecimal } from '../../../src/app/lib/decimal.ts';
import { countIn, isCode, scale } from '../../../src/app/lib/money-scale.ts';
import { arriving, feeOf, withdrawFlaw } from '../../../src/app/pages/money/withdraw/withdraw-rules.ts';
import { linesOf, scaleOf } from '../../../src/app/ui/chart/scale.ts';

const test = suite('money-scale');
test.after.each(() => countIn('BRL'));

const SETTINGS = {
  available: '0.00012345',
  wageringDue: '0',
  minAmount: '0.00001',
  maxAmount: '1',
  feeRate: '0.5',
  feeMin: '0',
  remainingToday: 1,
  paymentPasswordSet: true,
};

test('the platform names the decimals; else Intl does, else they are two', () => {
  const scales = (
    [
      ['BRL', undefined],
      ['JPY', undefined],
      ['VND', undefined],
      ['KWD', undefined],
      ['BTC', undefined],
      ['BTC', 8],
      ['USDT', 6],
      ['USDT', undefined],
      ['points', 0],
      ['', undefined],
      ['12$', undefined],
    ] as const
  ).map(([currency, decimals]) => {
    countIn(currency, decimals);
    return scale;
  });
  assert.equal(scales, [2, 0, 0, 3, 2, 8, 6, 2, 0, 2, 2]);
  assert.equal(['BRL', 'usd', 'USDT', 'R$', 'B1C', ''].map(isCode), [true, true, false, false, false, false]);
});

test('a count that is none from 0 to 8 is passed over, one that came as text is read', () => {
  for (const wrong of [-1, 9, 99, 2.5, Number.NaN, null, undefined, '', '-1', '99', 'eight', {}, true]) {
    countIn('JPY', wrong);
    assert.is(scale, 0, String(wrong));
    countIn('USDT', wrong);
    assert.is(scale, 2, String(wrong));
  }
  countIn('USDT', '8');
  assert.is(scale, 8);
});

test('every amount of every scale survives being written and read', () => {
  const scales = fc.integer({ min: 0, max: 8 });
  const amounts = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(scales, amounts, (decimals, amount) => {
      countIn('BRL', decimals);
      const minor = Math.trunc(amount / (decimals < 3 ? 10 ** (3 - decimals) : 1));
      const decimal = fromMinor(minor);
      assert.is((decimal.split('.')[1] ?? '').length, decimals);
      assert.is(toMinor(decimal), minor === 0 ? 0 : minor);
    }),
  );
});

test('what is there is never said to be more, and nothing typed is NaN', () => {
  const scales = fc.integer({ min: 0, max: 8 });
  const parts = fc.tuple(fc.nat({ max: 9_999_999 }), fc.stringMatching(/^\d{1,12}$/));
  fc.assert(
    fc.property(scales, parts, (decimals, [whole, fraction]) => {
      countIn('BRL', decimals);
      const minor = toMinor(`${whole}.${fraction}`) ?? Number.NaN;
      assert.is(BigInt(minor), BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0')));
    }),
  );
  const keys = fc.string({ unit: fc.constantFrom('0', '7', ',', '.', ' ', '-', 'e', '\u00a0') });
  fc.assert(
    fc.property(scales, keys, (decimals, typed) => {
      countIn('BRL', decimals);
      const decimal = typedDecimal(typed);
      assert.ok(decimal === undefined || (Number.isFinite(Number(decimal)) && /^-?\d+(\.\d{1,8})?$/.test(decimal)));
    }),
  );
});

test('amounts of 0, 2, 3 and 8 decimals', () => {
  const read = (decimals: number) => {
    countIn('BRL', decimals);
    return [toMinor('1234.56789'), fromMinor(5), fromMinor(-1_234_567), plainAmount('20.00'), plainAmount('x')];
  };
  assert.equal(read(0), [1234, '5', '-1234567', '20', '']);
  assert.equal(read(2), [123_456, '0.05', '-12345.67', '20', '']);
  assert.equal(read(3), [1_234_567, '0.005', '-1234.567', '20', '']);
  assert.equal(read(8), [123_456_789_000, '0.00000005', '-0.01234567', '20', '']);
});

test('amounts above what is exact are numbers all the same', () => {
  countIn('BTC', 8);
  assert.is(toMinor('90000000.12345678'), 9_000_000_012_345_678);
  assert.is(fromMinor(3e21), '9999000000000.00000000');
  const most = toMinor('9999999999999.99999999') ?? Number.NaN;
  assert.ok(most > 9.99e20);
  assert.match(fromMinor(most), /^\d{13}\.\d{8}$/);
});

test('as many decimals are typed as the currency has', () => {
  const typed = (decimals: number) => {
    countIn('BRL', decimals);
    return ['50', '50,5', '50.000', '0.00012345', '0.000123456', '5.'].map((text) => typedDecimal(text));
  };
  assert.equal(typed(0), ['50', undefined, undefined, undefined, undefined, undefined]);
  assert.equal(typed(2), ['50.00', '50.50', undefined, undefined, undefined, undefined]);
  assert.equal(typed(3), ['50.000', '50.500', '50.000', undefined, undefined, undefined]);
  assert.equal(typed(8), ['50.00000000', '50.50000000', '50.00000000', '0.00012345', undefined, undefined]);
});

test('limits and fees of small coins', () => {
  countIn('BTC', 8);
  assert.is(withdrawFlaw('0.00000999', SETTINGS), 'limits');
  assert.is(withdrawFlaw('0.00012346', SETTINGS), 'balance');
  assert.is(withdrawFlaw('0.00012345', SETTINGS), undefined);
  assert.is(feeOf('0.00012345', SETTINGS), '0.00000062');
  assert.is(arriving('0.00012345', SETTINGS), '0.00012283');
  countIn('JPY');
  assert.is(feeOf('999', SETTINGS), '5');
});

test('a share of many units is exact', () => {
  const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const rates = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amounts, rates, (minor, millionths) => {
      const product = BigInt(minor) * BigInt(millionths);
      const rate = (millionths / 10_000).toFixed(4);
      assert.is(BigInt(shareOf(minor, rate, Math.floor)), product / 1_000_000n);
      assert.is(BigInt(shareOf(minor, rate, Math.ceil)), (product + 999_999n) / 1_000_000n);
    }),
  );
});

test('an axis of small coins has lines between them', () => {
  countIn('BTC', 8);
  assert.equal(linesOf(scaleOf([0, 12_345])), [15_000, 10_000, 5_000, 0]);
  countIn('JPY');
  assert.equal(linesOf(scaleOf([0, 0])), [1, 0]);
});

test.run();
