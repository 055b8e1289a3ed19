import { z } from 'zod';
import {
  getSecurityConfig,
  getSecurityQuestions,
  resetPaymentPassword,
  setPaymentPassword,
  setSecurityAnswers,
} from '../../contract/calls/security.ts';
import { textRule } from './member.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

/** How a member proves to be the owner of the account. */
const proofWay = z.enum(['mobile', 'email', 'questions']);

const answers = z
  .array(z.strictObject({ questionId: part.id, answer: part.text(128) }))
  .min(1)
  .max(10);

export const setPaymentPasswordSchema = schemaOf(setPaymentPassword)({
  body: z.strictObject({
    paymentPassword: part.secret,
    oldPaymentPassword: part.secret.exactOptional(),
    password: part.secret.exactOptional(),
  }),
  value: part.nothing,
});

export const resetPaymentPasswordSchema = schemaOf(resetPaymentPassword)({
  body: z.strictObject({
    newPaymentPassword: part.secret,
    password: part.secret,
    way: proofWay,
    verificationCode: part.verificationCode.exactOptional(),
    answers: answers.exactOptional(),
  }),
  value: part.nothing,
});

export const getSecurityQuestionsSchema = schemaOf(getSecurityQuestions)({
  query: z.strictObject({ language: part.language }),
  value: z.array(z.strictObject({ questionId: part.id, text: z.string(), answered: z.boolean() })),
});

export const setSecurityAnswersSchema = schemaOf(setSecurityAnswers)({
  body: z.strictObject({ password: part.secret, answers }),
  value: part.nothing,
});

export const getSecurityConfigSchema = schemaOf(getSecurityConfig)({
  value: z.strictObject({
    paymentPassword: z.boolean(),
    email: z.boolean(),
    mobileNum: z.boolean(),
    payeeName: z.boolean(),
    bankCard: z.boolean(),
    securityQuestions: z.boolean(),
    score: z.int().min(0).max(100),
    masked: z.strictObject({
      email: z.string().exactOptional(),
      mobileNum: z.string().exactOptional(),
      payeeName: z.string().exactOptional(),
    }),
    resetWays: z.array(proofWay),
    questionCount: part.count,
    paymentRule: textRule,
  }),
});
