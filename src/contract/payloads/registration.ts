import {
  checkAffiliate,
  checkEmail,
  checkUsername,
  getRegisterSettings,
  registerByMobile,
  registerByUsername,
} from '../calls/registration.ts';
import {
  affiliate,
  affiliateQuery,
  availability,
  emailCheckForm,
  registerForm,
  registerSettings,
  usernameQuery,
} from '../schemas/registration.ts';
import { loginValue } from '../schemas/session.ts';
import { schemaOf } from './schema.ts';

export const getRegisterSettingsSchema = schemaOf(getRegisterSettings)({ value: registerSettings });

export const registerByUsernameSchema = schemaOf(registerByUsername)({ body: registerForm, value: loginValue });

export const registerByMobileSchema = schemaOf(registerByMobile)({ body: registerForm, value: loginValue });

export const checkAffiliateSchema = schemaOf(checkAffiliate)({ query: affiliateQuery, value: affiliate });

export const checkUsernameSchema = schemaOf(checkUsername)({ query: usernameQuery, value: availability });

export const checkEmailSchema = schemaOf(checkEmail)({ body: emailCheckForm, value: availability });
