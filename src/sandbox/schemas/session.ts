import { z } from 'zod';
import {
  createTrialAccount,
  freePlayLogin,
  getCaptcha,
  login,
  loginByProvider,
  logoutEverywhere,
  trialLogin,
} from '../../contract/calls/session.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

export const sessionType = z.literal([0, 1, 2, 4, 40, 41, 42]);
export const token = z.string().min(16).max(512);

export const loginValue = z
  .strictObject({
    token,
    userName: z.string(),
    type: sessionType,
    firstTimeLogin: z.boolean(),
  })
  .register(shapes, { id: 'LoginValue' });

export const loginSchema = schemaOf(login)({
  body: z.strictObject({
    type: z.enum(['username', 'sms', 'firebase']),
    merchantCode: part.merchantCode,
    username: part.username.exactOptional(),
    password: part.secret.exactOptional(),
    mobileNum: part.mobileNum.exactOptional(),
    countryDialingCode: part.countryDialingCode.exactOptional(),
    verificationCode: part.verificationCode.exactOptional(),
    captcha: part.captcha.exactOptional(),
    captchaId: part.id.exactOptional(),
    firebaseChannel: z.literal('sms').exactOptional(),
    firebaseIdToken: z.string().max(8192).exactOptional(),
    firebaseMobileNo: part.mobileNum.exactOptional(),
  }),
  value: loginValue,
});

export const logoutEverywhereSchema = schemaOf(logoutEverywhere)({ value: part.nothing });

export const getCaptchaSchema = schemaOf(getCaptcha)({
  value: z.strictObject({ captchaId: part.id, image: z.string().regex(/^data:image\/png;base64,/) }),
});

const trialForm = z.strictObject({ merchantCode: part.merchantCode });
const trialValue = z
  .strictObject({ token, userName: z.string(), customerType: sessionType })
  .register(shapes, { id: 'TrialValue' });

export const trialLoginSchema = schemaOf(trialLogin)({ body: trialForm, value: trialValue });

export const createTrialAccountSchema = schemaOf(createTrialAccount)({ body: trialForm, value: trialValue });

export const freePlayLoginSchema = schemaOf(freePlayLogin)({
  body: trialForm.extend({ userName: part.username }),
  value: trialValue,
});

export const loginByProviderSchema = schemaOf(loginByProvider)({
  body: z.strictObject({
    provider: z.enum(['facebook', 'google']),
    providerToken: z.string().min(1).max(8192),
    merchantCode: part.merchantCode,
  }),
  value: z.strictObject({
    session: loginValue.exactOptional(),
    unlinked: z
      .strictObject({ ticket: token, name: z.string().exactOptional(), email: z.string().exactOptional() })
      .exactOptional(),
  }),
});
