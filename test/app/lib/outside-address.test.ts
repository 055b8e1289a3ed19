import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { outsideAddress } from '../../../src/app/lib/outside-address.ts';

const HERE = 'http://site.test/m/gameRecord?x=1';
const of = (text: string) => outsideAddress(text, HERE);

test('https and the site’s own pages may be opened', () => {
  assert.is(of('https://vendor.test/bet/1?x=2'), 'https://vendor.test/bet/1?x=2');
  assert.is(of('/sandbox/elsewhere/PP-1'), 'http://site.test/sandbox/elsewhere/PP-1');
});

test('whatever else the platform gives is not opened', () => {
  for (const text of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'blob:http://site.test/1',
    'http://other.test/',
    '//other.test/',
    'https://me:secret@vendor.test/',
    'https://',
    'intent://x#Intent;end',
  ]) {
    assert.is(of(text), undefined, text);
  }
});

test.run();
