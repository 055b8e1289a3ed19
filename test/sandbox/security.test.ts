import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyOf } from '../../src/contract/call.ts';
import { sendOwnCode } from '../../src/contract/calls/ownerCodes.ts';
import {
  getSecurityConfig,
  getSecurityQuestions,
  resetPaymentPassword,
  setPaymentPassword,
  setSecurityAnswers,
} from '../../src/contract/calls/security.ts';
import { login } from '../../src/contract/calls/session.ts';
import { withSandbox } from '../support/sandbox.ts';

const credentials = (username: string, password: string) =>
  ({ type: 'username', merchantCode: 'leve', username, password }) as const;

/** A player of the agent tree, who has given nothing but a name. */
const PLAYER = 'evertoncampos204';

test('the payment password is set by the login password, changed by the one before, and is none that is guessed at once', () =>
  withSandbox(async ({ call }) => {
    const { token } = (await call(login, { body: credentials(PLAYER, 'Leve1234') })).value;
    const set = async (body: BodyOf<typeof setPaymentPassword>) => {
      const { code, failure } = await call(setPaymentPassword, { token, body });
      return code && [code, failure?.field];
    };
    assert.equal(await set({ paymentPassword: '12345' }), ['payload.invalid', 'paymentPassword']);
    assert.equal(await set({ paymentPassword: '135790' }), ['password.wrong', 'password']);
    for (const paymentPassword of ['111111', '123456', '987654']) {
      assert.equal(await set({ paymentPassword, password: 'Leve1234' }), ['payload.invalid', 'paymentPassword']);
    }
    assert.is(await set({ paymentPassword: '135790', password: 'Leve1234' }), undefined);
    assert.equal(await set({ paymentPassword: '246802', password: 'Leve1234' }), [
      'password.wrong',
      'oldPaymentPassword',
    ]);
    assert.is(await set({ paymentPassword: '246802', oldPaymentPassword: '135790' }), undefined);
  }));

test('after five wrong payment passwords the account waits a quarter of an hour, and says until when', () =>
  withSandbox(async ({ call, signIn, pass }) => {
    const token = await signIn('member');
    const change = async (oldPaymentPassword: string) => {
      const { code, failure } = await call(setPaymentPassword, {
        token,
        body: { paymentPassword: '135790', oldPaymentPassword },
      });
      return { code, left: failure?.left, until: failure?.until };
    };
    for (const left of [4, 3, 2, 1]) {
      assert.equal(await change('000000'), { code: 'password.wrong', left, until: undefined });
    }
    const fifth = await change('000000');
    assert.is(fifth.code, 'too.many.requests');
    assert.ok((fifth.until ?? 0) > Date.now() + 14 * 60_000);
    assert.is((await change('123456')).code, 'too.many.requests', 'the right one has to wait too');
    pass(15 * 60_000 + 1);
    assert.is((await change('123456')).code, undefined);
  }));

test('a forgotten payment password is set by the login password and a code to the phone or the mail', () =>
  withSandbox(async ({ call, signIn, codeFor, pass }) => {
    const token = await signIn('member');
    const reset = async (body: Partial<BodyOf<typeof resetPaymentPassword>>) =>
      (
        await call(resetPaymentPassword, {
          token,
          body: { newPaymentPassword: '135790', password: 'Leve1234', way: 'mobile', ...body },
        })
      ).code;
    await call(sendOwnCode, { token, body: { way: 'mobile' } });
    const verificationCode = await codeFor('+5511900000000');
    assert.is(await reset({}), 'verification.invalid');
    assert.is(await reset({ verificationCode, password: 'Wrong123' }), 'password.wrong');
    assert.is(await reset({ way: 'questions', answers: [] }), 'payload.invalid');
    assert.is(await reset({ verificationCode }), undefined);
    assert.is(await reset({ verificationCode }), 'verification.invalid', 'a code is good once');
    pass(60_000);
    await call(sendOwnCode, { token, body: { way: 'email' } });
    assert.is(await reset({ way: 'email', verificationCode: await codeFor('member@example.com') }), undefined);
  }));

test('two security answers, confirmed by the login password, set a forgotten payment password', () =>
  withSandbox(async ({ call }) => {
    const { token } = (await call(login, { body: credentials(PLAYER, 'Leve1234') })).value;
    const pet = { questionId: 'pet', answer: 'Rex' };
    const city = { questionId: 'city', answer: 'São  Paulo' };
    const write = async (answers: { questionId: string; answer: string }[], password = 'Leve1234') =>
      (await call(setSecurityAnswers, { token, body: { password, answers } })).code;
    assert.is(await write([pet, city], 'x'), 'password.wrong');
    assert.is(await write([pet]), 'payload.invalid');
    assert.is(await write([pet, pet]), 'payload.invalid');
    assert.is(await write([pet, { ...city, questionId: 'moon' }]), 'not.found');
    assert.equal((await call(getSecurityConfig, { token })).value.resetWays, []);
    assert.is(await write([pet, city]), undefined);
    assert.equal((await call(getSecurityConfig, { token })).value.resetWays, ['questions']);
    const questions = (await call(getSecurityQuestions, { token, query: { language: 'en' } })).value;
    assert.equal(
      questions.filter(({ answered }) => answered).map(({ text }) => text),
      ['What was your first pet?', 'In which city were you born?'],
    );

    const reset = async (answers: { questionId: string; answer: string }[]) =>
      (
        await call(resetPaymentPassword, {
          token,
          body: { newPaymentPassword: '135790', password: 'Leve1234', way: 'questions', answers },
        })
      ).code;
    assert.is(await reset([pet]), 'answer.wrong');
    assert.is(await reset([pet, { ...city, answer: ' são paulo ' }]), undefined);
    for (let attempt = 0; attempt < 4; attempt += 1) assert.is(await reset([city]), 'answer.wrong');
    assert.is(await reset([city]), 'too.many.requests');
  }));

test.run();
