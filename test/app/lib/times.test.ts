import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { times } from '../../../src/app/lib/times.ts';

test('a count below zero is an empty list', () => {
  assert.equal(times(-1, String), []);
  assert.equal(times(2, String), ['0', '1']);
});

test.run();
