import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOf } from '../../../../src/app/features/forms/faults.ts';
import { codeFault, refusedOf, textFault } from '../../../../src/app/features/forms/field-faults.ts';
import type { SecretFailure } from '../../../../src/app/stores/data/refusal.ts';
import { getProfile } from '../../../../src/contract/calls/member.ts';
import type { Profile } from '../../../../src/contract/schemas/member.ts';
import { withSandbox } from '../../../support/sandbox.ts';

let rules: Profile['rules'];

test.before(() =>
  withSandbox(async ({ call, signIn }) => {
    rules = (await call(getProfile, { token: await signIn('member') })).value.rules;
  }),
);

const failure = (differs: Partial<SecretFailure>): SecretFailure => ({
  text: 'unknown_error',
  toast: 'fail',
  code: 'unknown',
  refused: true,
  captcha: false,
  field: undefined,
  left: undefined,
  minutes: undefined,
  ...differs,
});

test('texts are held to the platform’s rules, each with words of its own', () => {
  const keyOf = (name: keyof Profile['rules'], text: string) => textFault(name, text, rules[name], true)?.key;
  assert.is(keyOf('email', ''), 'fault_required');
  assert.is(keyOf('email', 'a@b'), 'fault_email');
  assert.is(keyOf('email', 'ana@leve.example'), undefined);
  assert.is(keyOf('mobileNum', '123'), 'fault_mobile');
  assert.is(keyOf('payeeName', 'Ana <b>'), 'fault_name');
  assert.is(keyOf('payeeName', 'Ana d’Ávila'.replace('’', "'")), undefined);
  assert.equal(textFault('nickname', 'x'.repeat(21), rules.nickname, true), {
    key: 'fault_length',
    values: { min: 1, max: 20 },
  });
});

test('a code is four to ten digits', () => {
  assert.is(codeFault('')?.key, 'fault_code_required');
  for (const code of ['12a4', '123', '12345678901']) assert.is(codeFault(code)?.key, 'fault_code', code);
  assert.is(codeFault('123456'), undefined);
  assert.equal(faultsOf({ a: undefined, b: { key: 'fault_code' } }), { b: { key: 'fault_code' } });
});

test('what the platform refuses is told where it belongs, with the attempts and the minutes that are left', () => {
  const told = (differs: Partial<SecretFailure>) => refusedOf(failure(differs));
  assert.equal(told({ code: 'password.wrong', field: 'password', left: 3 }), {
    field: 'password',
    fault: { key: 'secret_wrong_left', values: { left: 3 } },
  });
  assert.equal(told({ code: 'too.many.requests', field: 'password', minutes: 15 }), {
    field: undefined,
    fault: { key: 'secret_locked', values: { minutes: 15 } },
  });
  assert.is(told({ code: 'verification.invalid', text: 'verification_invalid' }).field, 'verificationCode');
  assert.equal(told({ code: 'email.exists' }), { field: 'email', fault: { key: 'email_exists' } });
  assert.equal(told({ code: 'permission.denied', field: 'idNumber' }).fault, { key: 'once_refused' });
  assert.equal(told({ text: 'no_internet', refused: false }), { field: undefined, fault: { key: 'no_internet' } });
});

test.run();
