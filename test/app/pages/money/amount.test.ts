import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { typedDecimal } from '../../../../src/app/lib/decimal.ts';
import { amountFlaw } from '../../../../src/app/pages/money/deposit-rules.ts';

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

test.run();
