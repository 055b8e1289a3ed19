import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loginFaults } from '../../../../src/app/pages/account/login-rules.ts';
import {
  type RegisterValues,
  registerFault,
  rulesOf,
  shownFields,
} from '../../../../src/app/pages/account/register-rules.ts';
import { getRegisterSettings } from '../../../../src/contract/calls/registration.ts';
import type { RegisterSettings } from '../../../../src/contract/shapes/registration.ts';
import { withSandbox } from '../../../support/sandbox.ts';

let settings: RegisterSettings;

test.before(() =>
  withSandbox(async ({ call }) => {
    settings = (await call(getRegisterSettings)).value;
  }),
);

const login = (username: string, password = 'Leve1234', captcha = '') => ({
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
  assert.equal(shownFields(only), ['password', 'email']);
  const asked = { ...only, fields: { username: { enabled: true, required: true, captcha: { enabled: true } } } };
  assert.equal(shownFields(asked), ['username', 'password', 'captcha']);
  assert.ok(rulesOf(asked).captcha?.required);
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
  const year = new Date().getFullYear();
  for (const birthday of ['1899-12-31', `${year + 1}-01-01`, 'yesterday']) {
    assert.is(faultKey('birthday', { birthday }, optional), 'rule_birthday', birthday);
  }
  for (const birthday of ['', '1900-01-01', `${year}-12-31`]) {
    assert.is(faultKey('birthday', { birthday }, optional), undefined, birthday);
  }
});

test('what the platform’s rules refuse has a text of its own', () => {
  assert.is(faultKey('username', { username: '!!' }), 'rule_username');
  assert.is(faultKey('password', { password: 'x' }), 'rule_password');
  assert.is(faultKey('username', {}), 'field_required');
  assert.is(faultKey('email', { email: '' }, { enabled: true, required: false, pattern: 'x' }), undefined);
});

test.run();
