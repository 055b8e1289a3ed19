import { z } from 'zod';
import { changePassword, recoverByEmail, setPasswordByPhone } from '../../contract/calls/password.ts';
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
