import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { readCookie, writeCookie } from '../../../../src/app/device/cookie.ts';
import { local, tab } from '../../../../src/app/device/storage.ts';
import {
  account,
  checkSession,
  dropSession,
  onSignOut,
  restoreSession,
  session,
  signedIn,
  token,
  turnTo,
} from '../../../../src/app/stores/session/session.ts';
import { signIn } from '../../../../src/app/stores/session/sign-in.ts';
import { signOut } from '../../../../src/app/stores/session/sign-out.ts';
import { signOutEverywhere } from '../../../../src/app/stores/session/sign-out-everywhere.ts';
import { signInForTrial } from '../../../../src/app/stores/session/trial.ts';
import { getWallet } from '../../../../src/contract/calls/wallet.ts';
import { GRACE, TOKEN_LIFETIME } from '../../../../src/sandbox/rules/session.ts';
import { enter, madeCalls, onPlatform, refusalOf, turn } from '../platform.ts';

const KEY = 'MC_SESSION_INFO';

test('a member signs in, and a reload finds the session again', () =>
  onPlatform(async () => {
    await enter('member');
    const { userName, type, merchantCode } = session.peek() ?? {};
    assert.equal([userName, type, merchantCode], ['member', 0, 'leve']);
    assert.ok(signedIn.value);
    assert.is(local.get('autoLogin'), '1');
    assert.not(readCookie(KEY));
    const before = session.peek();
    restoreSession();
    assert.equal(session.peek(), before);
  }));

test('a stored session that is broken or half is none', () =>
  onPlatform(async () => {
    for (const text of [
      '{"token":',
      'null',
      '[]',
      '{"token":"x"}',
      '{"token":"","userName":"a","type":0}',
      '{"token":1,"userName":"a"}',
    ]) {
      for (const place of [tab, local]) place.set(KEY, text);
      restoreSession();
      assert.is(session.peek(), undefined, text);
    }
    for (const place of [tab, local]) place.set(KEY, undefined);
    writeCookie(KEY, 'broken');
    restoreSession();
    assert.is(session.peek(), undefined);
  }));

test('a wrong password is refused, asks for the captcha, and with it the right one enters', () =>
  onPlatform(async (sandbox) => {
    const wrong = await refusalOf(signIn({ type: 'username', username: 'member', password: 'Wrong123' }));
    assert.equal([wrong.kind, wrong.code, wrong.value?.captcha], ['refused', 'login.failed', true]);
    assert.not(signedIn.value);
    const without = await refusalOf(enter('member'));
    assert.match(without.code, /^captcha\./);
    const proof = await sandbox.captcha();
    await signIn({ type: 'username', username: 'member', password: 'Leve1234', ...proof });
    assert.ok(signedIn.value);
  }));

test('a sign-out ends the session here and at the platform', () =>
  onPlatform(async ({ call }) => {
    const mine = await enter('member');
    await signOut();
    assert.equal(madeCalls().slice(-1), ['DELETE /wps/session/logout']);
    assert.is(session.peek(), undefined);
    assert.equal([tab.get(KEY), local.get(KEY)], [undefined, undefined]);
    assert.is(local.get('autoLogin'), '0');
    assert.is((await call(getWallet, { token: mine })).status, 401);
    restoreSession();
    assert.is(session.peek(), undefined);
  }));

test('a sign-out without a line still signs out, and a second one asks nothing', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await turn(sandbox, { dropRate: 100 });
    await signOut();
    assert.is(session.peek(), undefined);
    const calls = madeCalls().length;
    await signOut();
    assert.is(madeCalls().length, calls);
  }));

test('free play opens a session of type 4', () =>
  onPlatform(async () => {
    await signInForTrial();
    const { type, userName = '' } = session.peek() ?? {};
    assert.is(type, 4);
    assert.ok(userName.length > 0);
  }));

test('a session that ended elsewhere ends here when it is asked for', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await checkSession();
    assert.ok(signedIn.value);
    await turn(sandbox, { sessionExpired: true });
    await checkSession();
    assert.not(signedIn.value);
  }));

test('a renewal may bring another token, and keeps all that belongs to the member', () =>
  onPlatform(async (sandbox) => {
    const first = await enter('member');
    const { since } = session.peek() ?? {};
    let left = 0;
    onSignOut(() => {
      left += 1;
    });
    await checkSession();
    assert.is(token(), first, 'a young token stays');
    sandbox.pass(TOKEN_LIFETIME + 1);
    await checkSession();
    assert.is.not(token(), first);
    assert.equal([session.peek()?.since, left], [since, 0]);
    assert.is((await sandbox.call(getWallet, { token: first })).status, 200, 'what was on its way still arrives');
    sandbox.pass(GRACE + 1);
    assert.is((await sandbox.call(getWallet, { token: first })).status, 401);
    restoreSession();
    await checkSession();
    assert.ok(signedIn.value);
    dropSession();
  }));

test('a name in other letters is the same account: nothing of it is forgotten', () =>
  onPlatform(async () => {
    await enter('member');
    let left = 0;
    onSignOut(() => {
      left += 1;
    });
    const known = session.peek();
    assert.ok(known);
    const { memberId = '', ...mine } = known;
    turnTo({ ...mine, memberId, token: 'renewed', userName: 'MEMBER' });
    turnTo({ ...mine, memberId, token: 'renewed', userName: 'Membro do site' });
    assert.equal([left, token(), account()], [0, 'renewed', `#${memberId}`]);
    turnTo({ ...mine, memberId: '2' });
    assert.is(left, 1);
    // A platform that tells no id.
    turnTo(mine);
    turnTo({ ...mine, token: 'renewed', userName: 'MEMBER' });
    assert.equal([left, token(), account()], [2, 'renewed', 'member']);
    turnTo({ ...mine, userName: 'member2' });
    assert.is(left, 3);
    dropSession();
  }));

test('a renewal that spells the name in other letters, or calls the member otherwise, changes the token alone', () =>
  onPlatform(async () => {
    await enter('member');
    const mine = account();
    const { fetch } = globalThis;
    for (const userName of ['MEMBER', 'Membro do site']) {
      const value = { token: `renewed-as-${userName.length}-0123456789`, userName, type: 0, firstTimeLogin: false };
      globalThis.fetch = async () => Response.json({ success: true, value });
      await checkSession();
      assert.equal([token(), account()], [value.token, mine]);
    }
    globalThis.fetch = fetch;
    dropSession();
  }));

test('a new tab finds the session of the others, and none after a sign-out in any of them', () =>
  onPlatform(async () => {
    const mine = await enter('member');
    tab.set(KEY, undefined);
    restoreSession();
    assert.is(token(), mine);
    const kept = tab.get(KEY) ?? JSON.stringify(session.peek());
    await signOut();
    // A tab that slept meanwhile still has its own copy.
    tab.set(KEY, kept);
    restoreSession();
    assert.not(signedIn.value);
  }));

test('a sign-out everywhere ends every session of the member, or none when the platform is not told', () =>
  onPlatform(async (sandbox) => {
    const other = await sandbox.signIn('member');
    const mine = await enter('member');
    await turn(sandbox, { dropRate: 100 });
    assert.is((await refusalOf(signOutEverywhere())).kind, 'offline');
    assert.ok(signedIn.value);
    await turn(sandbox);
    await signOutEverywhere();
    assert.not(signedIn.value);
    for (const token of [other, mine]) assert.is((await sandbox.call(getWallet, { token })).status, 401);
  }));

test('a line that is lost while asking ends no session', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await turn(sandbox, { html: true });
    await checkSession();
    assert.ok(signedIn.value);
    dropSession();
  }));

test.run();
