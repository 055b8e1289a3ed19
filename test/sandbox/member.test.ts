import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  getMember,
  getMemberIcons,
  getProfile,
  setEmail,
  setMemberIcon,
  setMobileNum,
  setNickname,
  setPayeeName,
  setProfile,
} from '../../src/contract/calls/member.ts';
import { sendEmailCode, sendMemberCode } from '../../src/contract/calls/ownerCodes.ts';
import { checkEmail } from '../../src/contract/calls/registration.ts';
import { getSecurityConfig } from '../../src/contract/calls/security.ts';
import { login } from '../../src/contract/calls/session.ts';
import type { ProfileForm } from '../../src/contract/schemas/member.ts';
import { masked } from '../../src/sandbox/rules/profile.ts';
import { withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

/** A player of the agent tree, who has given nothing but a name. */
const PLAYER = 'evertoncampos204';
const CREDENTIALS = { type: 'username', merchantCode: 'leve', password: 'Leve1234' } as const;

test('a member is known by account, type and VIP label', () =>
  withSandbox(async ({ call, signIn }) => {
    const { value } = await call(getMember, { token: await signIn('agent1') });
    assert.equal([value.account, value.type, value.clubLabel.labelName], ['agent1', 1, 'Ouro']);
    assert.match(value.icon, /^\/img\/avatar\//);
  }));

test('nickname, icon and details change; the payee name stays', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    const { icons } = (await call(getMemberIcons, { token })).value;
    const icon = icons[6] ?? '';
    await call(setMemberIcon, { token, body: { icon } });
    assert.is((await call(setMemberIcon, { token, body: { icon: '/img/avatar/999' } })).code, 'not.found');
    await call(setNickname, { token, body: { nickname: 'Mari' } });
    const member = (await call(getMember, { token })).value;
    assert.equal([member.nickname, member.icon], ['Mari', icon]);
    assert.is((await call(setPayeeName, { token, body: { payeeName: 'Outra' } })).code, 'permission.denied');
    await call(setProfile, { token, body: { occupation: 'Engenheira', idNumber: '12345678909' } });
    const profile = (await call(getProfile, { token })).value;
    assert.equal(
      [profile.occupation, profile.idNumber, profile.email, profile.payeeName],
      ['Engenheira', '123*****909', 'me****@example.com', 'M***** d* S****'],
    );
  }));

test('details are checked by the rules of registration, taken away by an empty text, and some are set once', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    const put = async (body: ProfileForm) => {
      const { code, failure } = await call(setProfile, { token, body });
      return code && [code, failure?.field];
    };
    assert.equal(await put({ idNumber: 'abc' }), ['payload.invalid', 'idNumber']);
    assert.equal(await put({ whatsapp: '12' }), ['payload.invalid', 'whatsapp']);
    assert.is(await put({ idNumber: '12345678909', whatsapp: '+5511999998888', address: 'Rua A, 1' }), undefined);
    assert.equal(await put({ idNumber: '98765432100' }), ['permission.denied', 'idNumber']);
    assert.equal(await put({ birthday: '1991-01-01' }), ['permission.denied', 'birthday']);
    assert.is(await put({ birthday: '1990-05-14', whatsapp: '' }), undefined, 'the same day is no change');
    const profile = (await call(getProfile, { token })).value;
    assert.equal([profile.whatsapp, profile.address, profile.setOnce.length], [undefined, 'Rua A, 1', 3]);
  }));

test('a birthday is of somebody who may play: from 1900 on, and old enough', () =>
  withSandbox(async ({ call }) => {
    const { value } = await call(login, { body: { ...CREDENTIALS, username: PLAYER } });
    const { token } = value;
    const codeOf = async (birthday: string) => (await call(setProfile, { token, body: { birthday } })).code;
    const year = Number(siteDay().slice(0, 4));
    assert.is(await codeOf('1899-12-31'), 'payload.invalid');
    assert.is(await codeOf(`${year - 17}-12-31`), 'payload.invalid');
    assert.is(await codeOf('2000-02-29'), undefined);
  }));

test('a trial has nobody behind it: nothing of a person is taken', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('trial');
    assert.is((await call(setProfile, { token, body: { occupation: 'x' } })).code, 'free.reject');
    assert.is((await call(setPayeeName, { token, body: { payeeName: 'Ana' } })).code, 'free.reject');
    assert.is((await call(sendEmailCode, { token, body: { email: 'a@leve.example' } })).code, 'free.reject');
    assert.is((await call(setNickname, { token, body: { nickname: 'Visita' } })).success, true);
  }));

test('a new address and a new number are proved by a code, and by the login password where they replace others', () =>
  withSandbox(async ({ call, signIn, codeFor }) => {
    const token = await signIn('member');
    const email = 'nova@leve.example';
    const password = 'Leve1234';
    assert.is((await call(sendEmailCode, { token, body: { email: 'agent1@example.com' } })).code, 'email.exists');
    await call(sendEmailCode, { token, body: { email } });
    assert.is((await call(setEmail, { token, body: { email, password } })).code, 'verification.invalid');
    const verificationCode = await codeFor(email);
    const unproved = await call(setEmail, { token, body: { email, verificationCode } });
    assert.equal([unproved.code, unproved.failure?.field], ['password.wrong', 'password']);
    assert.is((await call(setEmail, { token, body: { email, verificationCode, password } })).success, true);
    assert.is((await call(checkEmail, { body: { email } })).value.available, false);

    const number = { mobileNum: '21999998888', countryDialingCode: '55' };
    await call(sendMemberCode, { token, body: number });
    const byPhone = { ...number, verificationCode: await codeFor('+5521999998888') };
    assert.is((await call(setMobileNum, { token, body: byPhone })).code, 'password.wrong');
    assert.is((await call(setMobileNum, { token, body: { ...byPhone, password } })).success, true);
    const taken = { ...byPhone, mobileNum: '11900000001', password };
    assert.is((await call(setMobileNum, { token, body: taken })).code, 'mobile.exists');
    const config = (await call(getSecurityConfig, { token })).value;
    assert.equal([config.email, config.score, config.resetWays], [true, 67, ['mobile', 'email']]);
    assert.equal(config.masked, {
      email: 'n***@leve.example',
      mobileNum: '219*****888',
      payeeName: 'M***** d* S****',
    });
  }));

test('where the site proves no addresses, one is taken without a code', () =>
  withSandbox(async ({ url, call }) => {
    await fetch(`${url}/sandbox/settings.json`, {
      method: 'PUT',
      body: JSON.stringify({ features: { emailVerification: false } }),
    });
    const { token } = (await call(login, { body: { ...CREDENTIALS, username: PLAYER } })).value;
    assert.is((await call(setEmail, { token, body: { email: 'nova@leve.example' } })).success, true);
  }));

test('what is masked never shows more than its ends', () => {
  assert.is(masked('marina@leve.example'), 'ma****@leve.example');
  assert.is(masked('11900000000'), '119*****000');
  assert.is(masked('ab'), '**');
  assert.is(masked(''), '*');
});

test.run();
