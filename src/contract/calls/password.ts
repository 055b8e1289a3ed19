import type { Call, None } from '../call.ts';
import type { ChangePasswordForm, EmailRecoveryForm, SetPasswordForm } from '../schemas/password.ts';
import type { LoginValue } from '../schemas/session.ts';

/** Sets a forgotten password by phone; answers a session, so that the user is signed in (SPEC 2.5 and 7.1). */
export const setPasswordByPhone: Call<LoginValue, None, SetPasswordForm> = {
  method: 'POST',
  path: '/wps/member/password/mobile',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Changes the password (passWordChangeV2 of SPEC 7.1). `modify.new.old.same` when both are the same. */
export const changePassword: Call<None, None, ChangePasswordForm> = {
  method: 'POST',
  path: '/wps/member/passWordChangeV2',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sends a recovery mail (SPEC 7.1). */
export const recoverByEmail: Call<None, None, EmailRecoveryForm> = {
  method: 'POST',
  path: '/wps/member/password/email',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: true,
  encoding: 'form',
};
