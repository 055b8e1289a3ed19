import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromMinor, toMinor } from '../../../../../src/app/lib/decimal.ts';
import {
  arriving,
  feeOf,
  mayBeName,
  missingSteps,
  mostOf,
  numberFits,
  plainNumber,
  withdrawFlaw,
  withdrawStop,
} from '../../../../../src/app/pages/money/withdraw/withdraw-rules.ts';
import type { WithdrawSettings } from '../../../../../src/contract/schemas/withdraw.ts';

const SETTINGS: WithdrawSettings = {
  available: '500.00',
  wageringDue: '0.00',
  minAmount: '20.00',
  maxAmount: '2000.00',
  feeRate: '1.5',
  feeMin: '1.00',
  remainingToday: 3,
  paymentPasswordSet: true,
};

for (const [amount, flaw] of [
  [undefined, 'format'],
  ['0.00', 'format'],
  ['19.99', 'limits'],
  ['20.00', undefined],
  ['500.00', undefined],
  ['500.01', 'balance'],
  ['2000.01', 'limits'],
] as const) {
  test(`${amount ?? 'no amount'} is ${flaw ?? 'fine'}`, () => assert.is(withdrawFlaw(amount, SETTINGS), flaw));
}

test('a fee is a share, rounded up to a cent, but at least the least', () => {
  assert.is(feeOf('20.00', SETTINGS), '1.00');
  assert.is(feeOf('100.00', SETTINGS), '1.50');
  assert.is(feeOf('100.01', SETTINGS), '1.51');
  assert.is(arriving('100.01', SETTINGS), '98.50');
  assert.is(arriving('0.50', SETTINGS), '0.00');
});

test('fee and what arrives are the amount, whatever the rate', () => {
  const rates = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      rates,
      fc.integer({ min: 0, max: 500 }),
      (cents, rate, least) => {
        const settings = { ...SETTINGS, feeRate: fromMinor(rate), feeMin: fromMinor(least) };
        const fee = toMinor(feeOf(fromMinor(cents), settings)) ?? -1;
        const rest = toMinor(arriving(fromMinor(cents), settings)) ?? -1;
        return fee >= least && (rest === 0 ? fee >= cents : fee + rest === cents);
      },
    ),
  );
});

test('all of it is the balance or the limit, and nothing when the least is more', () => {
  assert.is(mostOf(SETTINGS), '500.00');
  assert.is(mostOf({ ...SETTINGS, available: '9000.00' }), '2000.00');
  assert.is(mostOf({ ...SETTINGS, available: '19.99' }), undefined);
});

test('what stops a withdrawal is told in the order in which it can be mended', () => {
  assert.is(withdrawStop(SETTINGS), undefined);
  assert.is(withdrawStop({ ...SETTINGS, paymentPasswordSet: false, wageringDue: '5.00' }), 'password');
  assert.is(withdrawStop({ ...SETTINGS, wageringDue: '0.01', remainingToday: 0 }), 'wagering');
  assert.is(withdrawStop({ ...SETTINGS, remainingToday: 0 }), 'today');
});

test('a Pix key is checked by its kind, a CPF by its check digits', () => {
  assert.is(plainNumber('pix', 'cpf', ' 529.982.247-25 '), '52998224725');
  assert.ok(numberFits('pix', 'cpf', '52998224725'));
  assert.not.ok(numberFits('pix', 'cpf', '52998224726'));
  assert.not.ok(numberFits('pix', 'cpf', '11111111111'));
  assert.is(plainNumber('pix', 'phone', '+55 (11) 90000-0000'), '+5511900000000');
  assert.ok(numberFits('pix', 'phone', '+5511900000000'));
  assert.ok(numberFits('pix', 'email', 'ana@example.com'));
  assert.not.ok(numberFits('pix', 'email', 'ana@example'));
  assert.ok(numberFits('pix', 'random', '123e4567-e89b-12d3-a456-426614174000'));
  assert.not.ok(numberFits('pix', 'random', '123e4567'));
  assert.ok(numberFits('bank', 'cpf', '0001.12345-X'));
  assert.not.ok(numberFits('bank', 'cpf', 'conta 1'));
});

test('more than the unverified may have names the identity, and only while it is not verified', () => {
  const settings = { ...SETTINGS, kycAbove: '100.00' };
  assert.is(withdrawFlaw('100.00', settings), undefined);
  assert.is(withdrawFlaw('100.01', settings), 'identity');
  assert.is(withdrawFlaw('500.01', settings), 'balance');
  assert.is(withdrawFlaw('100.01', SETTINGS), undefined);
});

test('a holder has to fit the masked name of the payee', () => {
  for (const name of ['Marina da Silva', ' marina  DA silva ', 'Máriana da Silva']) {
    assert.ok(mayBeName(name, 'M***** d* S****'), name);
  }
  for (const name of ['Carlos Pereira', 'Marina', 'Marina da Costa']) {
    assert.not.ok(mayBeName(name, 'M***** d* S****'), name);
  }
  assert.ok(mayBeName('Ana Souza (filha)', 'Ana S**** (*'));
  assert.ok(mayBeName('Ana', '***'), 'a mask that shows nothing refuses nobody');
  assert.ok(mayBeName('Marina da Silva', 'M**********'));
});

test('what is missing before money can go out is named in the order in which it is done', () => {
  assert.equal(missingSteps(SETTINGS, true), []);
  const bare: WithdrawSettings = { ...SETTINGS, paymentPasswordSet: false, wageringDue: '12.00', kycAbove: '100.00' };
  assert.equal(missingSteps(bare, false), ['password', 'account', 'wagering', 'identity']);
  assert.equal(missingSteps({ ...SETTINGS, wageringDue: '0.01' }, true), ['wagering']);
});

test.run();
