import type { FieldInput } from './input.ts';

const SECRET = { type: 'password', autoComplete: 'new-password' } as const;

/** The fields that a registration form may show, in the order of the form (SPEC 2.4), by the names of the payload. */
export const REGISTRATION_FIELDS = {
  username: { autoComplete: 'username' },
  password: SECRET,
  confirmPassword: SECRET,
  // Never the login password, so no browser may offer that one.
  paymentPassword: { type: 'password', inputMode: 'numeric' },
  recommenderId: {},
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  idNumber: { inputMode: 'numeric' },
  qqNum: { inputMode: 'numeric' },
  facebook: {},
  wechat: {},
  line: {},
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  zalo: {},
  birthday: { type: 'date', autoComplete: 'bday' },
  affiliateCode: {},
  captcha: {},
  verificationCode: {},
} as const satisfies Record<string, FieldInput>;

/** The name of a registration field. */
export type RegistrationField = keyof typeof REGISTRATION_FIELDS;

/** Fields that the account is made of, or that prove something once. */
export type AccountField =
  | 'username'
  | 'password'
  | 'confirmPassword'
  | 'paymentPassword'
  | 'recommenderId'
  | 'nickname'
  | 'payeeName'
  | 'email'
  | 'mobileNum'
  | 'affiliateCode'
  | 'captcha'
  | 'verificationCode';

/** All other fields tell of the person: the profile keeps them and shows them again. */
export type PersonalField = Exclude<RegistrationField, AccountField>;
