import type { Call, None } from '../call.ts';
import type { CodeSent, SmsCodeForm } from '../schemas/verification.ts';

/** SMS code for a new number (SPEC 7.1). */
export const sendRegisterCode: Call<CodeSent, None, SmsCodeForm> = {
  method: 'POST',
  path: '/wps/verification/sms/register',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: false,
};

/** SMS code without a session, for login and recovery (SPEC 7.1). */
export const sendNoLoginCode: Call<CodeSent, None, SmsCodeForm> = {
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: false,
};
