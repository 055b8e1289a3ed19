import { test } from 'uvu';
import * as assert from 'uvu/assert';
import read from '../../../src/app/lib/rosetta-deps.ts';

test('a text is found by its whole key, and what is not there is what the caller says', () => {
  assert.is(read({ a: 'x', 'a.b': 'y' }, 'a.b', ''), 'y');
  assert.is(read({ a: '' }, 'a', 'z'), '');
  assert.is(read({ a: 'x' }, 'b', ''), '');
  assert.is(read(undefined, 'a', ''), '');
});

test.run();
