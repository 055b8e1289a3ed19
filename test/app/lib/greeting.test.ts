import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayPartOf } from '../../../src/app/lib/greeting.ts';

test('people are greeted by the hour: to 10, over 10 to 14, over 14 to 18, over 18 to 24 (SPEC section 9)', () => {
  const hours = Array.from({ length: 25 }, (_, hour) => dayPartOf(hour));
  assert.equal(hours.slice(0, 11), Array(11).fill('morning'));
  assert.equal(hours.slice(11, 15), Array(4).fill('noon'));
  assert.equal(hours.slice(15, 19), Array(4).fill('afternoon'));
  assert.equal(hours.slice(19), Array(6).fill('evening'));
});

test.run();
