import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pngSource } from '../../../src/app/lib/png-source.ts';

test('a captcha picture is shown only when it is a base64 PNG', () => {
  assert.is(pngSource('iVBORw0KGgo='), 'data:image/png;base64,iVBORw0KGgo=');
  assert.is(pngSource('data:image/png;base64,iVBORw0KGgo='), 'data:image/png;base64,iVBORw0KGgo=');
  for (const other of ['', 'data:image/svg+xml;base64,PHN2Zz4=', 'https://x/a.png', 'x" onerror="y', 'a b', '====']) {
    assert.is(pngSource(other), '', other);
  }
});

test.run();
