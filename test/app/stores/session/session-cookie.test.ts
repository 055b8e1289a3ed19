import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../no-session-storage.ts';
import { readCookie, writeCookie } from '../../../../src/app/device/cookie.ts';
import { tab } from '../../../../src/app/device/storage.ts';
import { restoreSession, session, token } from '../../../../src/app/stores/session/session.ts';
import { signOut } from '../../../../src/app/stores/session/sign-out.ts';
import { enter, onPlatform } from '../platform.ts';

const KEY = 'MC_SESSION_INFO';

/** What memory kept is gone with the page. */
function reload(): void {
  tab.set(KEY, undefined);
  restoreSession();
}

test('where the browser keeps nothing for the tab, a reload finds the session in the cookie', () =>
  onPlatform(async () => {
    const mine = await enter('member');
    assert.match(readCookie(KEY) ?? '', mine);
    reload();
    assert.is(token(), mine);
    await signOut();
    reload();
    assert.is(session.peek(), undefined);
    assert.not(readCookie(KEY));
  }));

test('a cookie that holds no session is none', () =>
  onPlatform(async () => {
    writeCookie(KEY, 'broken');
    reload();
    assert.is(session.peek(), undefined);
  }));

test.run();
