import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  getMember,
  getMemberIcons,
  getProfile,
  getSecurityConfig,
  setEmail,
  setMemberIcon,
  setMobileNum,
  setNickname,
  setPayeeName,
  setProfile,
} from '../../src/contract/calls/member.ts';
import { checkEmail } from '../../src/contract/calls/registration.ts';
import { sendEmailCode, sendMemberCode } from '../../src/contract/calls/verification.ts';
import { masked } from '../../src/sandbox/rules/profile.ts';
import { withSandbox } from '../support/sandbox.ts';

test('a member is known by account, type and VIP label', () =>
  withSandbox(async ({ call, signIn }) => {
    const { value } = await call(getMember, { token: await signIn('agent1') });
    assert.equal([value.account, value.type, value.clubLabel.labelName], ['agent1', 1, 'Diamante']);
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
      [profile.occupation, profile.idNumber, profile.email],
      ['Engenheira', '123*****909', 'me****@example.com'],
    );
  }));

test('a new address and a new number are proved by a code', () =>
  withSandbox(async ({ call, signIn, codeFor }) => {
    const token = await signIn('member');
    const email = 'nova@leve.example';
    await call(sendEmailCode, { token, body: { email } });
    assert.is((await call(setEmail, { token, body: { email } })).code, 'verification.invalid');
    const byMail = await codeFor(email);
    assert.is((await call(setEmail, { token, body: { email, verificationCode: byMail } })).success, true);
    assert.is((await call(checkEmail, { body: { email } })).value.available, false);

    const number = { mobileNum: '21999998888', countryDialingCode: '55' };
    await call(sendMemberCode, { token, body: number });
    const verificationCode = await codeFor('+5521999998888');
    assert.is((await call(setMobileNum, { token, body: { ...number, verificationCode } })).success, true);
    const taken = { mobileNum: '11900000001', countryDialingCode: '55', verificationCode };
    assert.is((await call(setMobileNum, { token, body: taken })).code, 'mobile.exists');
    const { score, email: hasEmail } = (await call(getSecurityConfig, { token })).value;
    assert.equal([hasEmail, score], [true, 67]);
  }));

test('what is masked never shows more than its ends', () => {
  assert.is(masked('marina@leve.example'), 'ma****@leve.example');
  assert.is(masked('11900000000'), '119*****000');
  assert.is(masked('ab'), '**');
  assert.is(masked(''), '*');
});

test.run();
