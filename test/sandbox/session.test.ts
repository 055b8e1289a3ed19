import { rmSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getMember } from '../../src/contract/calls/member.ts';
import { login, trialLogin } from '../../src/contract/calls/session.ts';
import { logout, renewSession } from '../../src/contract/calls/sessionLife.ts';
import { getChatUnread, getInboxUnread } from '../../src/contract/calls/unread.ts';
import { sendNoLoginCode } from '../../src/contract/calls/verification.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import type { LoginForm } from '../../src/contract/schemas/session.ts';
import { DEMO_ACCOUNTS } from '../../src/sandbox/seed/accounts.ts';
import { encrypt } from '../support/encrypt.ts';
import { newDataDir, withSandbox } from '../support/sandbox.ts';

const form = (username: string, password = 'Leve1234'): LoginForm => ({
  type: 'username',
  merchantCode: 'leve',
  username,
  password,
});

test('every demo account of a member signs in with its own type', () =>
  withSandbox(async ({ call }) => {
    for (const { username, type } of DEMO_ACCOUNTS) {
      const { value, code } = await call(login, { body: form(username) });
      if (username === 'disabled') assert.is(code, 'account.disabled');
      else if (username === 'operator') assert.is(code, 'account.not.member');
      else assert.equal([value.userName, value.type, value.firstTimeLogin], [username, type, username === 'newbie']);
    }
  }));

test('a wrong password asks for the captcha from then on', () =>
  withSandbox(async ({ call, captcha }) => {
    const wrong = await call(login, { body: form('member', 'nonsense') });
    assert.equal([wrong.code, wrong.failure], ['login.failed', { captcha: true }]);
    const unknown = await call(login, { body: form('nobody') });
    assert.is(unknown.code, 'login.failed');

    assert.is((await call(login, { body: form('member') })).code, 'captcha.required');
    const { captchaId } = await captcha();
    const guessed = await call(login, { body: { ...form('member'), captchaId, captcha: '000' } });
    assert.equal([guessed.code, guessed.failure?.captcha], ['captcha.invalid', true]);
    const right = await captcha();
    assert.is((await call(login, { body: { ...form('member'), ...right } })).success, true);
    assert.is((await call(login, { body: form('member') })).success, true, 'a success forgets the failures');
    assert.is((await call(login, { body: form('agent1') })).success, true, 'other names are not affected');
  }));

test('a captcha works once', () =>
  withSandbox(async ({ call, captcha }) => {
    await call(login, { body: form('member', 'nonsense') });
    const answer = await captcha();
    assert.is((await call(login, { body: { ...form('member', 'again'), ...answer } })).code, 'login.failed');
    assert.is((await call(login, { body: { ...form('member'), ...answer } })).code, 'captcha.invalid');
  }));

test('login takes nothing but a JWE for this platform', () =>
  withSandbox(async ({ url }) => {
    const post = async (body: string, headers: Record<string, string>) => {
      const response = await fetch(`${url}/wps/session/login`, { method: 'POST', body, headers });
      return ((await response.json()) as { code?: string }).code;
    };
    const data = await encrypt(url, form('member'));
    assert.is(await post(JSON.stringify(form('member')), { Encryption: 'jwe' }), 'encryption.invalid');
    assert.is(await post(JSON.stringify({ data }), {}), 'encryption.invalid');
    assert.is(
      await post(JSON.stringify({ data: `${data.slice(0, -4)}AAAA` }), { Encryption: 'jwe' }),
      'encryption.invalid',
    );
    assert.is(await post('not json', { Encryption: 'jwe' }), 'payload.invalid');
    assert.is(await post(JSON.stringify({ data }), { Encryption: 'jwe' }), undefined);
  }));

test('a session ends by sign-out, by time, and is told apart from none', () =>
  withSandbox(async ({ call, signIn, pass }) => {
    const token = await signIn('member');
    assert.is((await call(getMember, { token })).value.account, 'member');
    assert.is((await call(renewSession, { token })).value.token, token);
    const none = await call(getMember);
    assert.equal([none.status, none.code], [401, 'session.missing']);
    await call(logout, { token, body: { token } });
    const gone = await call(getMember, { token });
    assert.equal([gone.status, gone.code], [401, 'session.expired']);

    const second = await signIn('member');
    pass(6 * 24 * 3600 * 1000);
    assert.is((await call(getMember, { token: second })).success, true, 'use keeps it alive');
    pass(6 * 24 * 3600 * 1000);
    assert.is((await call(getMember, { token: second })).success, true);
    pass(8 * 24 * 3600 * 1000);
    assert.is((await call(getMember, { token: second })).code, 'session.expired');
  }));

test('sessions and the encryption key outlive a restart', async () => {
  const dataDir = await newDataDir();
  let token = '';
  let sealed = '';
  await withSandbox(
    async ({ url, signIn }) => {
      token = await signIn('member');
      sealed = await encrypt(url, form('agent1'));
    },
    { dataDir },
  );
  await withSandbox(
    async ({ url, call }) => {
      assert.is((await call(getMember, { token })).success, true);
      const headers = { Encryption: 'jwe' };
      const body = JSON.stringify({ data: sealed });
      assert.is((await fetch(`${url}/wps/session/login`, { method: 'POST', headers, body })).status, 200);
    },
    { dataDir },
  );
  rmSync(dataDir, { recursive: true });
});

test('free play opens an account of type 4 with play money and without deposit, inbox or chat', () =>
  withSandbox(async ({ call }) => {
    const { value } = await call(trialLogin, { body: { merchantCode: 'leve' } });
    assert.is(value.customerType, 4);
    const { token } = value;
    assert.is((await call(getWallet, { token })).value.sumBalance, '1000.00');
    const body = { methodId: 'pix', amount: '50', backUrl: '/m/voucherCenter' };
    assert.is((await call(createDeposit, { token, body })).code, 'free.reject');
    assert.is((await call(getInboxUnread, { token })).code, 'free.reject');
    assert.is((await call(getChatUnread, { token })).code, 'free.reject');
  }));

test('login by SMS code, and no way to try numbers out', () =>
  withSandbox(async ({ call, codeFor }) => {
    const number = { mobileNum: '11900000000', countryDialingCode: '55' };
    const body = { type: 'sms', merchantCode: 'leve', ...number } as const;
    assert.is((await call(sendNoLoginCode, { body: number })).success, true);
    const verificationCode = await codeFor('+5511900000000');
    assert.is((await call(login, { body: { ...body, verificationCode: '1' } })).code, 'verification.invalid');
    const { value } = await call(login, { body: { ...body, verificationCode } });
    assert.is(value.userName, 'member');

    const unknown = await call(sendNoLoginCode, { body: { ...number, mobileNum: '11955554444' } });
    assert.is(unknown.success, true);
    assert.is(await codeFor('+5511955554444'), '');
  }));

test.run();
