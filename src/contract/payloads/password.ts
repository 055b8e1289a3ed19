import { changePassword, recoverByEmail, setPasswordByPhone } from '../calls/password.ts';
import { changePasswordForm, emailRecoveryForm, setPasswordForm } from '../schemas/password.ts';
import { nothing } from '../schemas/primitives.ts';
import { loginValue } from '../schemas/session.ts';
import { schemaOf } from './schema.ts';

export const setPasswordByPhoneSchema = schemaOf(setPasswordByPhone)({ body: setPasswordForm, value: loginValue });

export const changePasswordSchema = schemaOf(changePassword)({ body: changePasswordForm, value: nothing });

export const recoverByEmailSchema = schemaOf(recoverByEmail)({ body: emailRecoveryForm, value: nothing });
