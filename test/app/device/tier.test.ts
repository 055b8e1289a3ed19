import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tierOf } from '../../../src/app/device/tier.ts';

test('little memory, few cores with little memory, saved data or a slow line make the low tier', () => {
  const strong = { deviceMemory: 8, hardwareConcurrency: 8 };
  assert.is(tierOf({ ...strong, deviceMemory: 1 }), 'low');
  assert.is(tierOf({ deviceMemory: 2, hardwareConcurrency: 2 }), 'low');
  assert.is(tierOf({ ...strong, connection: { saveData: true } }), 'low');
  assert.is(tierOf({ ...strong, connection: { effectiveType: '2g' } }), 'low');
  assert.is(tierOf({ ...strong, connection: { effectiveType: 'slow-2g' } }), 'low');
  assert.is(tierOf({ ...strong, connection: { effectiveType: '3g' } }), 'high');
});

test('two cores alone do not make a device low: laptops have them, and every iPhone says so', () => {
  assert.is(tierOf({ deviceMemory: 8, hardwareConcurrency: 2 }), 'mid');
  assert.is(tierOf({ hardwareConcurrency: 2 }), 'mid');
});

test('a strong phone is high, and one that tells nothing is in the middle', () => {
  assert.is(tierOf({ deviceMemory: 8, hardwareConcurrency: 8, connection: { effectiveType: '4g' } }), 'high');
  assert.is(tierOf({ deviceMemory: 2, hardwareConcurrency: 8 }), 'mid');
  assert.is(tierOf({}), 'mid');
});

test('long tasks of earlier visits take the tier down, however strong the device says it is', () => {
  const strong = { deviceMemory: 8, hardwareConcurrency: 8 };
  assert.is(tierOf(strong, 299), 'high');
  assert.is(tierOf(strong, 300), 'mid');
  assert.is(tierOf(strong, 1000), 'low');
});

test.run();
