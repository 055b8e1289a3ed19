import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { namelessSignals } from '../../src/build/steps/runtime.ts';

/** A module's text; `@` stands for the sign of a template's place, which lint looks for in plain strings. */
const source = (text: string): string => text.replaceAll('@', '$');

const edited = async (text: string): Promise<string> =>
  namelessSignals('/src')(source(text), '/src/app/stores/one.ts', '');

test('the names of signals are left out', async () => {
  assert.is(await edited("signal(0, { name: 'wallet.sum' })"), 'signal(0)');
  assert.is(await edited('signal(false, { name: `@{source}.busy` })'), 'signal(false)');
  assert.is(await edited('computed(\n  () => one,\n  { name: `one.two` },\n)'), 'computed(\n  () => one,\n)');
});

test('a name that a text is given stays, whatever it is made of', async () => {
  for (const text of [
    "t('pay_to', { name: `@{card.bankName} @{card.number}` })",
    "t('pay_to', { name: 'Pix' })",
    't(`payment_@{way}_title`, { name: `@{method.name}` })',
    "t(\n  'pay_to',\n  { name: `@{card.bankName}` },\n)",
  ]) {
    assert.is(await edited(text), source(text));
  }
});

test.run();
