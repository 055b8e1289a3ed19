import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromMinor, toMinor } from '../../../../../src/app/lib/decimal.ts';
import {
  choicesOf,
  endsAfter,
  firstEnds,
  mostOf,
  transferFlaw,
  type WalletChoice,
} from '../../../../../src/app/pages/money/transfer/transfer-rules.ts';

const main: WalletChoice = { id: 'MAIN', name: 'Main', balance: '100.00', closed: false };
const pp: WalletChoice = { id: 'PP', name: 'PP', balance: '40.50', closed: false, min: '1.00', max: '50.00' };
const jdb: WalletChoice = { id: 'JDB', name: 'JDB', balance: '0.30', closed: true, min: '1.00', max: '50.00' };

for (const [amount, from, to, flaw] of [
  ['1.00', main, pp, undefined],
  ['50.00', main, pp, undefined],
  ['0.99', main, pp, 'limits'],
  ['50.01', main, pp, 'limits'],
  ['40.51', pp, main, 'balance'],
  ['0.01', pp, main, undefined],
  ['0.00', pp, main, 'format'],
  ['-1.00', pp, main, 'format'],
  [undefined, pp, main, 'format'],
] as const) {
  test(`${amount} from ${from.id} to ${to.id} is ${flaw ?? 'fine'}`, () =>
    assert.is(transferFlaw(amount, from, to), flaw));
}

test('all is what is there, as far as one transfer goes', () => {
  assert.is(mostOf(main, pp), '50.00');
  assert.is(mostOf(pp, main), '40.50');
  assert.is(mostOf(jdb, main), '0.30');
  assert.is(mostOf(jdb, pp), undefined);
  assert.is(mostOf({ ...pp, balance: '0.00' }, main), undefined);
});

test('a wallet never faces itself: choosing the other end turns them round', () => {
  assert.equal(endsAfter('MAIN', 'PP', 'from', 'PP'), { from: 'PP', to: 'MAIN' });
  assert.equal(endsAfter('MAIN', 'PP', 'to', 'MAIN'), { from: 'PP', to: 'MAIN' });
  assert.equal(endsAfter('MAIN', 'PP', 'to', 'JDB'), { from: 'MAIN', to: 'JDB' });
});

test('the ends come from the address, and make sense whatever it says', () => {
  const choices = [main, jdb, pp];
  assert.equal(firstEnds({ from: null, to: null }, choices), { from: 'MAIN', to: 'PP' });
  assert.equal(firstEnds({ from: 'PP', to: null }, choices), { from: 'PP', to: 'MAIN' });
  assert.equal(firstEnds({ from: null, to: 'JDB' }, choices), { from: 'MAIN', to: 'JDB' });
  assert.equal(firstEnds({ from: null, to: 'MAIN' }, choices), { from: 'PP', to: 'MAIN' });
  assert.equal(firstEnds({ from: 'PP', to: 'PP' }, choices), { from: 'MAIN', to: 'PP' });
  assert.equal(firstEnds({ from: '<b>', to: 'x' }, choices), { from: 'MAIN', to: 'PP' });
});

test('choices carry the limits of what goes there', () => {
  const vendor = { vassalage: 'PP', name: 'P', iconUrl: '', balance: '1.00', minTransfer: '1.00', maxTransfer: '5.00' };
  const [first, second] = choicesOf({ id: 'MAIN', name: 'Main', balance: '2.00' }, [{ ...vendor, closed: true }]);
  assert.equal([first?.closed, first?.min, second?.closed, second?.max], [false, undefined, true, '5.00']);
});

/** A balance after an amount has come or gone. */
const after = (balance: string, amount: string, sign: 1 | -1): string =>
  fromMinor((toMinor(balance) ?? 0) + sign * (toMinor(amount) ?? 0));

test('what leaves one wallet arrives in the other, to the cent', () =>
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.nat(10 ** 12), fc.nat(10 ** 12), (a, b, move) => {
      const amount = fromMinor(move);
      const ends = [after(fromMinor(a), amount, -1), after(fromMinor(b), amount, 1)];
      assert.is(
        ends.reduce((sum, end) => sum + (toMinor(end) ?? Number.NaN), 0),
        a + b,
      );
    }),
  ));

test('all can always be moved', () =>
  fc.assert(
    fc.property(fc.nat(10 ** 8), fc.nat(10 ** 4), fc.nat(10 ** 8), (balance, min, max) => {
      const from = { ...main, balance: fromMinor(balance) };
      const to = { ...pp, min: fromMinor(min), max: fromMinor(max) };
      const most = mostOf(from, to);
      if (most !== undefined) assert.is(transferFlaw(most, from, to), undefined);
    }),
  ));

test.run();
