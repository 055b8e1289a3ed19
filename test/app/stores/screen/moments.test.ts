import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { chooseVibration } from '../../../../src/app/device/vibration.ts';
import { celebrateLevel, celebrateMoney } from '../../../../src/app/features/moment/celebrate.ts';
import { moment } from '../../../../src/app/stores/screen/moments.ts';

const shakes: unknown[] = [];
Object.defineProperty(navigator, 'vibrate', {
  configurable: true,
  value: (pattern: unknown) => shakes.push(pattern) > 0,
});

test('money that came in has a moment with its sum, and the phone shakes for 10 ms', () => {
  celebrateMoney('99.00', 'claim_paid');
  assert.match(moment.value?.title ?? '', /^\+.*99/);
  assert.match(String(moment.value?.values.amount), /^[^+]*99/);
  assert.equal(shakes, [10]);
});

test('the newest moment takes the place of the one before', () => {
  celebrateMoney('1.00', 'claim_paid');
  const first = moment.value?.id;
  celebrateLevel('Ouro');
  assert.is(moment.value?.title, 'Ouro');
  assert.is.not(moment.value?.id, first);
});

test('a phone whose owner wants no shaking stays still, and shakes again when it is wanted', () => {
  shakes.length = 0;
  chooseVibration(false);
  celebrateLevel('Ouro');
  assert.equal(shakes, []);
  chooseVibration(true);
  celebrateLevel('Ouro');
  assert.equal(shakes, [10]);
});

test.run();
