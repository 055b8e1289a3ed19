import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { randomKey } from '../../../src/app/lib/random-key.ts';
import { times } from '../../../src/app/lib/times.ts';

test('keys of money calls are long, plain and never the same', () => {
  const keys = times(1000, () => randomKey());
  assert.is(new Set(keys).size, 1000);
  assert.ok(keys.every((key) => /^[0-9a-f]{32}$/.test(key)));
});

test.run();
