import { z } from 'zod';
import {
  checkAffiliate,
  checkEmail,
  checkUsername,
  getRegisterSettings,
  registerByMobile,
  registerByUsername,
} from '../../contract/calls/registration.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { loginValue } from './session.ts';
import { shapes } from './shapes.ts';

const fieldRule = z
  .strictObject({
    enabled: z.boolean(),
    required: z.boolean(),
    pattern: z.string().exactOptional(),
    minLength: part.count.exactOptional(),
    maxLength: part.count.exactOptional(),
    captcha: z.strictObject({ enabled: z.boolean() }).exactOptional(),
  })
  .register(shapes, { id: 'RegisterFieldRule' });

const fieldName = z.enum([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'birthday',
  'affiliateCode',
  'captcha',
  'verificationCode',
]);

const profile = {
  recommenderId: part.text(64).exactOptional(),
  nickname: part.text(64).exactOptional(),
  payeeName: part.text(128).exactOptional(),
  email: part.email.exactOptional(),
  mobileNum: part.mobileNum.exactOptional(),
  idNumber: part.text(64).exactOptional(),
  qqNum: part.text(64).exactOptional(),
  facebook: part.text(128).exactOptional(),
  wechat: part.text(64).exactOptional(),
  line: part.text(64).exactOptional(),
  whatsapp: part.text(64).exactOptional(),
  zalo: part.text(64).exactOptional(),
  birthday: part.day.exactOptional(),
};

const registerForm = z
  .strictObject({
    type: z.literal(0),
    merchantCode: part.merchantCode,
    registerUrl: part.text(253),
    registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
    domain: part.text(253),
    username: part.username.exactOptional(),
    password: part.secret,
    confirmPassword: part.secret,
    countryDialingCode: part.countryDialingCode.exactOptional(),
    affiliateCode: part.text(64).exactOptional(),
    paymentPassword: part.secret.exactOptional(),
    ...profile,
    captcha: part.captcha.exactOptional(),
    captchaId: part.id.exactOptional(),
    verificationCode: part.verificationCode.exactOptional(),
    firebaseChannel: z.literal('sms').exactOptional(),
    firebaseIdToken: z.string().max(8192).exactOptional(),
    providerTicket: part.text(512).exactOptional(),
  })
  .register(shapes, { id: 'RegisterForm' });

export const getRegisterSettingsSchema = schemaOf(getRegisterSettings)({
  value: z.strictObject({
    usernameEnabled: z.boolean(),
    mobileEnabled: z.boolean(),
    fields: z.partialRecord(fieldName, fieldRule),
    login: z.record(z.enum(['loginUsername2', 'loginPassword', 'loginMobileNum', 'verificationCode']), fieldRule),
  }),
});

export const registerByUsernameSchema = schemaOf(registerByUsername)({ body: registerForm, value: loginValue });

export const registerByMobileSchema = schemaOf(registerByMobile)({ body: registerForm, value: loginValue });

export const checkAffiliateSchema = schemaOf(checkAffiliate)({
  query: z.strictObject({ code: part.text(64), domain: part.text(253) }),
  value: z.strictObject({ code: z.string() }),
});

export const checkUsernameSchema = schemaOf(checkUsername)({
  query: z.strictObject({ username: part.username }),
  value: z.strictObject({ available: z.boolean() }),
});

export const checkEmailSchema = schemaOf(checkEmail)({
  body: z.strictObject({ email: part.email }),
  value: z.strictObject({ available: z.boolean() }),
});
