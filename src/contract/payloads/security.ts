import { z } from 'zod';
import {
  getSecurityConfig,
  getSecurityQuestions,
  resetPaymentPassword,
  setPaymentPassword,
  setSecurityAnswers,
} from '../calls/security.ts';
import { languageQuery, nothing } from '../schemas/primitives.ts';
import {
  paymentPasswordForm,
  paymentPasswordResetForm,
  securityAnswersForm,
  securityConfig,
  securityQuestion,
} from '../schemas/security.ts';
import { schemaOf } from './schema.ts';

export const getSecurityConfigSchema = schemaOf(getSecurityConfig)({ value: securityConfig });

export const setPaymentPasswordSchema = schemaOf(setPaymentPassword)({ body: paymentPasswordForm, value: nothing });

export const resetPaymentPasswordSchema = schemaOf(resetPaymentPassword)({
  body: paymentPasswordResetForm,
  value: nothing,
});

export const getSecurityQuestionsSchema = schemaOf(getSecurityQuestions)({
  query: languageQuery,
  value: z.array(securityQuestion),
});

export const setSecurityAnswersSchema = schemaOf(setSecurityAnswers)({ body: securityAnswersForm, value: nothing });
