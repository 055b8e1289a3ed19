import {
  createTrialAccount,
  freePlayLogin,
  getCaptcha,
  login,
  loginByProvider,
  logoutEverywhere,
  trialLogin,
} from '../calls/session.ts';
import { nothing } from '../schemas/primitives.ts';
import {
  captcha,
  freePlayForm,
  loginForm,
  loginValue,
  providerLoginForm,
  providerLoginValue,
  trialForm,
  trialValue,
} from '../schemas/session.ts';
import { schemaOf } from './schema.ts';

export const loginSchema = schemaOf(login)({ body: loginForm, value: loginValue });

export const logoutEverywhereSchema = schemaOf(logoutEverywhere)({ value: nothing });

export const getCaptchaSchema = schemaOf(getCaptcha)({ value: captcha });

export const trialLoginSchema = schemaOf(trialLogin)({ body: trialForm, value: trialValue });

export const createTrialAccountSchema = schemaOf(createTrialAccount)({ body: trialForm, value: trialValue });

export const freePlayLoginSchema = schemaOf(freePlayLogin)({ body: freePlayForm, value: trialValue });

export const loginByProviderSchema = schemaOf(loginByProvider)({ body: providerLoginForm, value: providerLoginValue });
