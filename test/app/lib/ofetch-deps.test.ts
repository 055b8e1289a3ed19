import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import readJson, { withBase, withQuery } from '../../../src/app/lib/ofetch-deps.ts';

test('a query says what it was given, whatever letters it holds, and leaves out what is undefined', () => {
  assert.is(withQuery('/a', {}), '/a');
  assert.is(withQuery('/a', { b: undefined }), '/a');
  assert.is(withQuery('/a', { b: 0, c: '' }), '/a?b=0&c=');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      return new URL(withQuery('/a', { q: text }), 'http://x').searchParams.get('q') === text;
    }),
  );
});

test('addresses are joined, and text that is no JSON stays text', () => {
  assert.is(withBase('/a', 'https://x'), 'https://x/a');
  assert.equal(readJson('{"a":1}'), { a: 1 });
  assert.is(readJson('<html>'), '<html>');
});

test.run();
