import type { Call, None } from '../call.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';
import type {
  PaymentPasswordForm,
  PaymentPasswordResetForm,
  SecurityAnswersForm,
  SecurityConfig,
  SecurityQuestion,
} from '../schemas/security.ts';

/** What of the security centre is set (SPEC 7.1). */
export const getSecurityConfig: Call<SecurityConfig> = {
  method: 'GET',
  path: '/wps/member/info/securityConfig',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Sets or changes the payment password (SPEC 7.1). `password.wrong` names the field; `too.many.requests` after several. */
export const setPaymentPassword: Call<None, None, PaymentPasswordForm> = {
  method: 'POST',
  path: '/wps/member/info/paymentPassword',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets a forgotten payment password (SPEC 7.1). `answer.wrong` when a security answer does not fit. */
export const resetPaymentPassword: Call<None, None, PaymentPasswordResetForm> = {
  method: 'POST',
  path: '/wps/member/info/paymentPassword/reset',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** The questions to choose from, and which are answered (SPEC 7.1). */
export const getSecurityQuestions: Call<SecurityQuestion[], LanguageQuery> = {
  method: 'GET',
  path: '/wps/member/info/securityQuestions',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Sets the answers to security questions (SPEC 7.1). */
export const setSecurityAnswers: Call<None, None, SecurityAnswersForm> = {
  method: 'POST',
  path: '/wps/member/info/securityQuestions',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
