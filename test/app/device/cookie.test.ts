import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCookie, writeCookie } from '../../../src/app/device/cookie.ts';
import '../../support/dom.ts';

test('a cookie keeps any text, and only its own name is read', () => {
  writeCookie('MC_SESSION_INFO_OLD', 'other');
  assert.is(readCookie('MC_SESSION_INFO'), undefined);
  const text = '{"userName":"João; 100%","token":"a=b"}';
  writeCookie('MC_SESSION_INFO', text);
  assert.is(readCookie('MC_SESSION_INFO'), text);
});

test('a cookie is removed', async () => {
  writeCookie('MC_SESSION_INFO', 'x');
  writeCookie('MC_SESSION_INFO', undefined);
  // The cookies of this document count whole milliseconds.
  await sleep(2);
  assert.is(readCookie('MC_SESSION_INFO'), undefined);
});

test('a cookie of somebody else that cannot be decoded is as if there were none', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what another script may have written
  document.cookie = 'broken=%E0%A4%A; Path=/';
  assert.is(readCookie('broken'), undefined);
});

test('a page that may have no cookies goes on without them', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'document');
  const forbidden = {
    get cookie(): string {
      throw new DOMException('SecurityError');
    },
    set cookie(_text: string) {
      throw new DOMException('SecurityError');
    },
  };
  Object.defineProperty(globalThis, 'document', { value: forbidden, configurable: true });
  try {
    writeCookie('a', '1');
    assert.is(readCookie('a'), undefined);
  } finally {
    Object.defineProperty(globalThis, 'document', own as PropertyDescriptor);
  }
});

test.run();
