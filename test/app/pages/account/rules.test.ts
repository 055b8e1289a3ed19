import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NO_PHONE } from '../../../../src/app/features/codes/phone-rules.ts';
import { latestBirthday } from '../../../../src/app/lib/birthday.ts';
import { changeFaults } from '../../../../src/app/pages/account/change-password/change-rules.ts';
import { emailFaults } from '../../../../src/app/pages/account/forget/forget-rules.ts';
import { loginFaults } from '../../../../src/app/pages/account/login/login-rules.ts';
import {
  firstWay,
  type RegisterValues,
  registerFault,
  rulesOf,
  shownFields,
} from '../../../../src/app/pages/account/register/register-rules.ts';
import { getRegisterSettings } from '../../../../src/contract/calls/registration.ts';
import type { RegisterSettings } from '../../../../src/contract/schemas/registration.ts';
import { withSandbox } from '../../../support/sandbox.ts';
import { siteDay } from '../../../support/site-day.ts';

let settings: RegisterSettings;

test.before(() =>
  withSandbox(async ({ call }) => {
    settings = (await call(getRegisterSettings)).value;
  }),
);

const login = (username: string, password = 'Leve1234', captcha = '') => ({
  ...NO_PHONE,
  method: 'username' as const,
  username,
  password,
  captcha,
  remember: false,
});

const keysOf = (fields: ReturnType<typeof login>, withCaptcha = false): (string | undefined)[] => {
  const { username, password, captcha } = loginFaults(fields, settings.login, withCaptcha);
  return [username?.key, password?.key, captcha?.key];
};

test('a login username is 1 to 20 letters, digits and underscores (SPEC section 5)', () => {
  assert.equal(keysOf(login('member')), [undefined, undefined, undefined]);
  assert.is(keysOf(login(''))[0], 'field_required');
  for (const name of ['a b', 'joão', 'a-b', 'x'.repeat(21)]) assert.is(keysOf(login(name))[0], 'reg_pattern_4', name);
});

test('a login can be sent before the platform’s rules are known', () => {
  assert.equal(loginFaults(login('member'), undefined, false), {});
  assert.is(loginFaults(login('member', ''), undefined, false).password?.key, 'field_required');
});

test('the captcha is six digits, once it is asked for', () => {
  assert.is(keysOf(login('member', 'Leve1234', ''), true)[2], 'captcha_required');
  assert.is(keysOf(login('member', 'Leve1234', '12a456'), true)[2], 'rule_captcha');
  assert.is(keysOf(login('member', 'Leve1234', '123456'), true)[2], undefined);
});

const faultKey = (name: keyof RegisterValues, values: RegisterValues, rule = settings.fields[name]) =>
  registerFault(name, values, rule)?.key;

test('the form shows what the platform enabled, in the order of SPEC 2.4, and always a password', () => {
  const only = {
    ...settings,
    fields: { email: { enabled: true, required: false }, zalo: { enabled: false, required: true } },
  };
  assert.equal(shownFields(only, 'username', false), ['password', 'email']);
  const asked = { ...only, fields: { username: { enabled: true, required: true, captcha: { enabled: true } } } };
  assert.equal(shownFields(asked, 'username', false), ['username', 'password', 'captcha']);
  assert.ok(rulesOf(asked).captcha?.required);
});

test('by mobile number the number and its code come first and no username is asked for; by username they stand in their place', () => {
  const only = {
    ...settings,
    fields: {
      username: { enabled: true, required: true },
      email: { enabled: true, required: false },
      mobileNum: { enabled: false, required: false },
      birthday: { enabled: true, required: true },
    },
  };
  assert.equal(shownFields(only, 'mobileNum', true), [
    'mobileNum',
    'verificationCode',
    'password',
    'email',
    'birthday',
  ]);
  assert.equal(shownFields(only, 'username', true), [
    'username',
    'password',
    'email',
    'mobileNum',
    'verificationCode',
    'birthday',
  ]);
  assert.equal(shownFields(only, 'username', false), ['username', 'password', 'email', 'birthday']);
});

test('registration begins by mobile number only where that is the only way', () => {
  assert.is(firstWay({ ...settings, usernameEnabled: true, mobileEnabled: true }), 'username');
  assert.is(firstWay({ ...settings, usernameEnabled: false, mobileEnabled: true }), 'mobileNum');
  assert.is(firstWay({ ...settings, usernameEnabled: true, mobileEnabled: false }), 'username');
});

test('a number that must be proven is required, whatever its own rule says, and so is its code', () => {
  const rule = { enabled: true, required: false, minLength: 8 };
  assert.is(registerFault('mobileNum', {}, rule, false), undefined);
  assert.is(registerFault('mobileNum', {}, rule, true)?.key, 'field_required');
  assert.equal(registerFault('mobileNum', { mobileNum: '123' }, rule, true), {
    key: 'in_mobileNum_error',
    values: { min: 8 },
  });
  assert.is(registerFault('verificationCode', {}, undefined, true)?.key, 'sms_code_required');
  assert.is(
    registerFault('verificationCode', { verificationCode: '12345678901' }, undefined, true)?.key,
    'sms_code_wrong',
  );
});

test('a login by SMS is checked by the number and the code alone', () => {
  const fields = { ...login('', ''), method: 'sms' as const };
  assert.equal(Object.keys(loginFaults(fields, settings.login, false)), ['mobileNum', 'verificationCode']);
  const right = { ...fields, mobileNum: '11900000000', verificationCode: '123456' };
  assert.equal(loginFaults(right, settings.login, false), {});
});

test('recovery by e-mail wants a username and a simple address, both read trimmed', () => {
  const keys = (username: string, email: string) => {
    const faults = emailFaults({ username, email }, settings);
    return [faults.username?.key, faults.email?.key];
  };
  assert.equal(keys(' member ', ' member@leve.com '), [undefined, undefined]);
  assert.equal(keys('', ''), ['field_required', 'forget_email_wrong']);
  for (const email of ['a@b', 'a b@c.com', 'a@b.c', 'a@b.museum', '@b.com', 'a@@b.com', 'a@b..com']) {
    assert.is(keys('member', email)[1], 'forget_email_wrong', email);
  }
  for (const email of ['a.b-c@d.e-f.com', 'ana+leve@mail.com.br'])
    assert.is(keys('member', email)[1], undefined, email);
});

test('an address of any length is judged: a pattern that tries every way would never end here', () => {
  const email = `${'a'.repeat(5000)}@${'b.'.repeat(2000)}`;
  assert.is(emailFaults({ username: 'member', email }, settings).email?.key, 'forget_email_wrong');
});

test('a new password keeps the rule of passwords and its confirmation; the old one is asked for only where it is not held', () => {
  const keys = (old_password: string, password: string, confimpsw: string, asked = true) => {
    const faults = changeFaults({ old_password, password, confimpsw }, asked, settings);
    return [faults.old_password?.key, faults.password?.key, faults.confimpsw?.key];
  };
  assert.equal(keys('Leve1234', 'Outra123', 'Outra123'), [undefined, undefined, undefined]);
  assert.equal(keys('', '', ''), ['field_required', 'field_required', 'in_enter_password']);
  assert.equal(keys('Leve1234', 'short', 'other'), [undefined, 'rule_password', 'in_confirmation_correct']);
  assert.is(keys('', 'Outra123', 'Outra123', false)[0], undefined);
  const lenient = { ...settings, login: { ...settings.login, loginPassword: { enabled: true, required: false } } };
  const empty = { old_password: '', password: 'Outra123', confimpsw: 'Outra123' };
  assert.equal(changeFaults(empty, true, lenient), {});
});

test('the confirmation is checked against the password', () => {
  assert.is(faultKey('confirmPassword', { password: 'Leve1234' }), 'in_enter_password');
  assert.is(
    faultKey('confirmPassword', { password: 'Leve1234', confirmPassword: 'Leve123' }),
    'in_confirmation_correct',
  );
  assert.is(faultKey('confirmPassword', { password: 'Leve1234', confirmPassword: 'Leve1234' }), undefined);
});

test('a birthday lies between 1900 and the end of this year', () => {
  const optional = { enabled: true, required: false };
  const year = Number(siteDay().slice(0, 4));
  for (const birthday of ['1899-12-31', `${year + 1}-01-01`, 'yesterday']) {
    assert.is(faultKey('birthday', { birthday }, optional), 'rule_birthday', birthday);
  }
  for (const birthday of ['', '1900-01-01', `${year - 30}-12-31`]) {
    assert.is(faultKey('birthday', { birthday }, optional), undefined, birthday);
  }
  assert.is(faultKey('birthday', { birthday: '2001-02-29' }, optional), 'rule_birthday', 'no day of the calendar');
});

test('whoever is under the site’s age is told so: 18, or 21 where the site says 21', () => {
  const rule = { enabled: true, required: true };
  const birthday = latestBirthday(19, siteDay());
  assert.is(registerFault('birthday', { birthday }, rule)?.key, undefined);
  assert.equal(registerFault('birthday', { birthday }, rule, false, 21), { key: 'rule_age', values: { age: 21 } });
  const child = { birthday: `${siteDay().slice(0, 4)}-01-01` };
  assert.equal(registerFault('birthday', child, rule), { key: 'rule_age', values: { age: 18 } });
});

test('what the platform’s rules refuse has a text of its own', () => {
  assert.is(faultKey('username', { username: '!!' }), 'rule_username');
  assert.is(faultKey('password', { password: 'x' }), 'rule_password');
  assert.is(faultKey('username', {}), 'field_required');
  assert.is(faultKey('email', { email: '' }, { enabled: true, required: false, pattern: 'x' }), undefined);
});

test.run();
