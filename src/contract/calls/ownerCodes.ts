import type { Call, None } from '../call.ts';
import type { CodeSent, EmailCodeForm, OwnCodeForm, SmsCodeForm } from '../schemas/verification.ts';

/** SMS code to a new number of the signed-in member. */
export const sendMemberCode: Call<CodeSent, None, SmsCodeForm> = {
  method: 'POST',
  path: '/wps/verification/sms/member',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Code by mail to prove a new address. */
export const sendEmailCode: Call<CodeSent, None, EmailCodeForm> = {
  method: 'POST',
  path: '/wps/verification/email',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Code to the number or the address that the account has: the app knows them only masked. */
export const sendOwnCode: Call<CodeSent, None, OwnCodeForm> = {
  method: 'POST',
  path: '/wps/verification/own',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
