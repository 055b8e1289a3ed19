import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { flawOf } from '../../../src/app/lib/field-rule.ts';

const rule = (pattern: string) => ({ required: true, pattern });

test('an empty field is a flaw only where it is required', () => {
  assert.is(flawOf('', { required: true, minLength: 4 }), 'required');
  assert.is(flawOf('', { required: false, minLength: 4, pattern: 'x+' }), undefined);
  assert.is(flawOf('', undefined), undefined);
  assert.is(flawOf('anything', undefined), undefined);
});

test('lengths are inclusive', () => {
  const between = { required: true, minLength: 4, maxLength: 6 };
  assert.is(flawOf('abc', between), 'length');
  assert.is(flawOf('abcd', between), undefined);
  assert.is(flawOf('abcdef', between), undefined);
  assert.is(flawOf('abcdefg', between), 'length');
});

test('a pattern means the whole text, with or without anchors, whatever it is made of', () => {
  assert.is(flawOf('ab1', rule('[a-z]+')), 'format');
  assert.is(flawOf('ab1', rule('^[a-z0-9]+$')), undefined);
  assert.is(flawOf('cat', rule('cat|dog')), undefined);
  assert.is(flawOf('catfish', rule('cat|dog')), 'format');
});

test('letters of any script are understood', () => {
  assert.is(flawOf('João Conceição', rule("[\\p{L} '.-]+")), undefined);
  assert.is(flawOf('李小龙', rule('\\p{L}{2,10}')), undefined);
  assert.is(flawOf('João9', rule('\\p{L}+')), 'format');
});

test('a pattern that only the older grammar reads still checks', () => {
  assert.is(flawOf('a-b', rule('[\\w-.]+')), undefined);
  assert.is(flawOf('a b', rule('[\\w-.]+')), 'format');
});

test('a broken pattern of the platform locks nobody out', () => {
  const warn = console.warn;
  console.warn = () => undefined;
  try {
    assert.is(flawOf('anything', rule('(')), undefined);
    assert.is(flawOf('', rule('(')), 'required');
  } finally {
    console.warn = warn;
  }
});

test.run();
