import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changedDetails, detailFault, fixedBy } from '../../../../src/app/pages/member/detail-rules.ts';
import { codeFault, faultsOf, refusedOf, textFault } from '../../../../src/app/pages/member/form-rules.ts';
import { confirmFault, isEasyPin, newPinFault, pinLength } from '../../../../src/app/pages/member/pin-rules.ts';
import {
  answersOf,
  emptyQuestions,
  questionFaults,
  questionsFor,
} from '../../../../src/app/pages/member/question-rules.ts';
import { nextStep, securityGroups, strengthOf } from '../../../../src/app/pages/member/security-rows.ts';
import type { SecretFailure } from '../../../../src/app/stores/refusal.ts';
import { getProfile } from '../../../../src/contract/calls/member.ts';
import { getSecurityConfig } from '../../../../src/contract/calls/security.ts';
import type { Profile } from '../../../../src/contract/schemas/member.ts';
import type { SecurityConfig } from '../../../../src/contract/schemas/security.ts';
import { withSandbox } from '../../../support/sandbox.ts';

let rules: Profile['rules'];
let config: SecurityConfig;

test.before(() =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    rules = (await call(getProfile, { token })).value.rules;
    config = (await call(getSecurityConfig, { token })).value;
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

test('details may stay empty; a birthday lies between 1900 and the age of the site', () => {
  const born = { min: '1900-01-01', max: '2008-01-01' };
  assert.is(detailFault('idNumber', '', rules, born), undefined);
  assert.is(detailFault('idNumber', 'abc', rules, born)?.key, 'fault_document');
  assert.is(detailFault('birthday', '2008-01-02', rules, born)?.key, 'fault_birthday');
  assert.is(detailFault('birthday', '1899-12-31', rules, born)?.key, 'fault_birthday');
  assert.is(detailFault('birthday', '1990-05-14', rules, born), undefined);
  assert.is(detailFault('address', 'x'.repeat(257), rules, born)?.key, 'fault_length');
});

test('only what changed is sent, and what it fixes for good is known before', () => {
  const changed = changedDetails(
    { occupation: ' Dev ', address: '', idNumber: '123' },
    { occupation: 'Dev', address: 'A' },
  );
  assert.equal(changed, { address: '', idNumber: '123' });
  assert.equal(fixedBy(changed, ['payeeName', 'birthday', 'idNumber']), ['idNumber']);
  assert.equal(fixedBy({ idNumber: '' }, ['idNumber']), []);
});

test('a payment password is as the platform says, hard to guess, and none of the secrets beside it', () => {
  const { paymentRule } = config;
  assert.is(pinLength(paymentRule), 6);
  assert.is(pinLength({ pattern: '.{8,32}', minLength: 8, maxLength: 32 }), undefined);
  const keyOf = (pin: string, others: string[] = []) => newPinFault(pin, paymentRule, others)?.key;
  assert.is(keyOf(''), 'fault_required');
  assert.equal(newPinFault('12', paymentRule, []), { key: 'pin_digits', values: { length: 6 } });
  for (const pin of ['111111', '123456', '654321', '000000']) assert.ok(isEasyPin(pin), pin);
  for (const pin of ['135790', '112233', '123457']) assert.not(isEasyPin(pin), pin);
  assert.is(keyOf('123456'), 'pin_easy');
  assert.is(keyOf('135790', ['135790']), 'pin_same');
  assert.is(keyOf('135790', ['Leve1234']), undefined);
  assert.is(confirmFault('', '135790')?.key, 'fault_required');
  assert.is(confirmFault('135791', '135790')?.key, 'pin_differs');
  assert.is(confirmFault('135790', '135790'), undefined);
});

test('each security question is asked once and answered differently', () => {
  const questions = ['pet', 'city', 'team'].map((questionId) => ({
    questionId,
    text: questionId,
    answered: questionId === 'city',
  }));
  const first = emptyQuestions(questions, 2);
  assert.equal(first, { question0: 'city', answer0: '', question1: '', answer1: '', password: '' });
  assert.equal(
    questionsFor(1, questions, first, 2).map(({ questionId }) => questionId),
    ['pet', 'team'],
  );
  assert.equal(Object.keys(questionFaults(first, 2)).sort(), ['answer0', 'answer1', 'password', 'question1']);
  const same = { question0: 'city', answer0: 'Rex ', question1: 'pet', answer1: 'rex', password: 'x' };
  assert.equal(questionFaults(same, 2), { answer1: { key: 'answer_same' } });
  assert.equal(answersOf({ ...same, answer1: 'Bidu' }, 2), [
    { questionId: 'city', answer: 'Rex' },
    { questionId: 'pet', answer: 'Bidu' },
  ]);
});

test('the security centre names the next thing to do, and closes the row of what is set once', () => {
  assert.equal([strengthOf(config.score), strengthOf(30), strengthOf(83)], ['fair', 'weak', 'strong']);
  assert.is(nextStep(config), 'securityQuestions');
  assert.is(nextStep({ ...config, email: false }), 'email');
  const all = {
    email: true,
    mobileNum: true,
    paymentPassword: true,
    payeeName: true,
    bankCard: true,
    securityQuestions: true,
  };
  assert.is(nextStep({ ...config, ...all }), undefined);
  const rows = (doors: { linked: boolean; protection: boolean }) =>
    securityGroups(config, doors).map((group) => group.rows.map(({ id }) => id));
  assert.equal(rows({ linked: false, protection: false }), [
    ['password', 'email', 'mobileNum'],
    ['paymentPassword', 'payeeName', 'bankCard'],
    ['securityQuestions', 'kyc'],
  ]);
  assert.ok(rows({ linked: true, protection: true })[0]?.includes('linked'));
  const payee = securityGroups(config, { linked: false, protection: false })[1]?.rows[1];
  assert.equal([payee?.fixed, payee?.known], [true, 'M***** d* S****']);
});

test.run();
