import { z } from 'zod';
import {
  changePassword,
  getSecurityQuestions,
  recoverByEmail,
  resetPaymentPassword,
  setPasswordByPhone,
  setPaymentPassword,
  setSecurityAnswers,
} from '../../contract/calls/password.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { loginValue } from './session.ts';

export const setPasswordByPhoneSchema = schemaOf(setPasswordByPhone)({
  body: z.strictObject({
    newPassword: part.secret,
    mobileNum: part.mobileNum,
    verificationCode: part.verificationCode,
    countryDialingCode: part.countryDialingCode.exactOptional(),
    firebaseIdToken: z.string().max(8192).exactOptional(),
  }),
  value: loginValue,
});

export const changePasswordSchema = schemaOf(changePassword)({
  body: z.strictObject({
    oldPassword: part.secret.exactOptional(),
    newPassword: part.secret,
    confirmNewPassword: part.secret,
  }),
  value: part.nothing,
});

export const recoverByEmailSchema = schemaOf(recoverByEmail)({
  body: z.strictObject({ username: part.username, email: part.email }),
  value: part.nothing,
});

export const setPaymentPasswordSchema = schemaOf(setPaymentPassword)({
  body: z.strictObject({ paymentPassword: part.secret, oldPaymentPassword: part.secret.exactOptional() }),
  value: part.nothing,
});

export const resetPaymentPasswordSchema = schemaOf(resetPaymentPassword)({
  body: z.strictObject({
    newPaymentPassword: part.secret,
    password: part.secret,
    verificationCode: part.verificationCode.exactOptional(),
  }),
  value: part.nothing,
});

export const getSecurityQuestionsSchema = schemaOf(getSecurityQuestions)({
  query: z.strictObject({ language: part.language }),
  value: z.array(z.strictObject({ questionId: part.id, text: z.string(), answered: z.boolean() })),
});

export const setSecurityAnswersSchema = schemaOf(setSecurityAnswers)({
  body: z.strictObject({
    password: part.secret,
    answers: z
      .array(z.strictObject({ questionId: part.id, answer: part.text(128) }))
      .min(1)
      .max(10),
  }),
  value: part.nothing,
});
