import { z } from 'zod';
import { countryDialingCode, email, mobileNum, secret, username, verificationCode } from './primitives.ts';

/** Sets a forgotten password by a code on the phone (SPEC section 3). */
export const setPasswordForm = z.strictObject({
  newPassword: secret,
  mobileNum,
  verificationCode,
  countryDialingCode: countryDialingCode.exactOptional(),
  firebaseIdToken: z.string().max(8192).exactOptional(),
});
export interface SetPasswordForm extends z.infer<typeof setPasswordForm> {}

/** Changes the password (SPEC section 3); the old one is left out only where its rule is not required. */
export const changePasswordForm = z.strictObject({
  oldPassword: secret.exactOptional(),
  newPassword: secret,
  confirmNewPassword: secret,
});
export interface ChangePasswordForm extends z.infer<typeof changePasswordForm> {}

/** Asks for a mail to set a forgotten password; travels as a form (SPEC 7.1). */
export const emailRecoveryForm = z.strictObject({ username, email });
export interface EmailRecoveryForm extends z.infer<typeof emailRecoveryForm> {}
