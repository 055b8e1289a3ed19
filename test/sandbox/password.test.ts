import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getMember } from '../../src/contract/calls/member.ts';
import { changePassword, recoverByEmail, setPasswordByPhone } from '../../src/contract/calls/password.ts';
import { login } from '../../src/contract/calls/session.ts';
import { sendNoLoginCode } from '../../src/contract/calls/verification.ts';
import { withSandbox } from '../support/sandbox.ts';

const form = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
});

const credentials = (username: string, password: string) =>
  ({ type: 'username', merchantCode: 'leve', username, password }) as const;

test('a changed password signs every other phone out', () =>
  withSandbox(async ({ call, signIn }) => {
    const [token, other] = [await signIn('member'), await signIn('member')];
    const codeOf = async (body: ReturnType<typeof form>) => (await call(changePassword, { token, body })).code;
    assert.is(await codeOf(form('nonsense', 'Segredo12')), 'password.wrong');
    assert.is(await codeOf(form('Leve1234', 'Leve1234')), 'modify.new.old.same');
    assert.is(await codeOf(form('Leve1234', 'short')), 'payload.invalid');
    assert.is(await codeOf(form('Leve1234', 'Segredo12', 'Segredo13')), 'payload.invalid');
    assert.is(await codeOf(form('Leve1234', 'Segredo12')), undefined);
    assert.is((await call(getMember, { token })).success, true);
    assert.is((await call(getMember, { token: other })).code, 'session.expired');
    assert.is((await call(login, { body: credentials('member', 'Segredo12') })).success, true);
  }));

test('the first password is changed without the old one, once', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    const body = { newPassword: 'Segredo12', confirmNewPassword: 'Segredo12' };
    assert.is((await call(changePassword, { token, body })).success, true);
    const { value } = await call(login, { body: credentials('newbie', 'Segredo12') });
    assert.is(value.firstTimeLogin, false);
    const again = { newPassword: 'Segredo13', confirmNewPassword: 'Segredo13' };
    assert.is((await call(changePassword, { token, body: again })).code, 'password.wrong');
  }));

test('a forgotten password is set by phone; the same one leaves the code good', () =>
  withSandbox(async ({ call, codeFor }) => {
    const number = { mobileNum: '11900000000', countryDialingCode: '55' };
    await call(sendNoLoginCode, { body: number });
    const verificationCode = await codeFor('+5511900000000');
    const set = (newPassword: string, code = verificationCode) =>
      call(setPasswordByPhone, { body: { ...number, newPassword, verificationCode: code } });
    assert.is((await set('Segredo12', '1')).code, 'verification.invalid');
    assert.is((await set('Leve1234')).code, 'modify.new.old.same');
    const { value } = await set('Segredo12');
    assert.is(value.userName, 'member');
    assert.is((await call(getMember, { token: value.token })).success, true);
    assert.is((await set('Segredo13')).code, 'verification.invalid');
  }));

test('a code is not guessed: five attempts and it is gone', () =>
  withSandbox(async ({ call, codeFor }) => {
    const number = { mobileNum: '11900000000', countryDialingCode: '55' };
    await call(sendNoLoginCode, { body: number });
    const right = await codeFor('+5511900000000');
    const wrong = right === '111111' ? '222222' : '111111';
    const set = (verificationCode: string) =>
      call(setPasswordByPhone, { body: { ...number, newPassword: 'Segredo12', verificationCode } });
    for (let attempt = 0; attempt < 5; attempt += 1) assert.is((await set(wrong)).code, 'verification.invalid');
    assert.is((await set(right)).code, 'verification.invalid');
  }));

test('recovery by mail sends a password that must be changed at once', () =>
  withSandbox(async ({ url, call }) => {
    const body = { username: 'member', email: 'Member@example.com' };
    assert.is((await call(recoverByEmail, { body: { ...body, email: 'x@example.com' } })).code, 'recovery.unmatched');
    assert.is((await call(recoverByEmail, { body })).success, true);
    const [mail] = (await (await fetch(`${url}/sandbox/outbox.json`)).json()) as { recipient: string; body: string }[];
    assert.is(mail?.recipient, 'Member@example.com');
    const { value } = await call(login, { body: credentials('member', mail?.body ?? '') });
    assert.is(value.firstTimeLogin, true);
  }));

test.run();
