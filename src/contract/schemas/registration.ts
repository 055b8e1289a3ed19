import { z } from 'zod';
import { PERSONAL_TEXTS } from '../fields/personal.ts';
import { longestDetail } from '../fields/profile.ts';
import { type AccountField, REGISTRATION_FIELDS, type RegistrationField } from '../fields/registration.ts';
import { keyed, keysOf } from './keyed.ts';
import { day } from './money.ts';
import {
  captchaAnswer,
  count,
  countryDialingCode,
  email,
  id,
  merchantCode,
  mobileNum,
  secret,
  text,
  username,
  verificationCode,
} from './primitives.ts';

/** The fields a registration form may show (SPEC 2.4), by the names of the payload. */
export type RegisterFieldName = RegistrationField;

/** One field's rule. `pattern` is a JavaScript regular expression without delimiters; lengths count characters. */
export const registerFieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  pattern: z.string().exactOptional(),
  minLength: count.exactOptional(),
  maxLength: count.exactOptional(),
  captcha: z.strictObject({ enabled: z.boolean() }).exactOptional(),
});
export interface RegisterFieldRule extends z.infer<typeof registerFieldRule> {}

/** The rules that the platform sets for registration and for login fields (SPEC 2.4 and 5). */
export const registerSettings = z.strictObject({
  usernameEnabled: z.boolean(),
  mobileEnabled: z.boolean(),
  fields: z.partialRecord(z.enum(keysOf(REGISTRATION_FIELDS)), registerFieldRule),
  login: z.record(z.enum(['loginUsername2', 'loginPassword', 'loginMobileNum', 'verificationCode']), registerFieldRule),
});
export interface RegisterSettings extends z.infer<typeof registerSettings> {}

/** How the page runs when someone registers (SPEC section 3). */
export const registerMethod = z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']);
export type RegisterMethod = z.infer<typeof registerMethod>;

const accountFields = {
  username: username.exactOptional(),
  password: secret,
  confirmPassword: secret,
  paymentPassword: secret.exactOptional(),
  recommenderId: text(64).exactOptional(),
  nickname: text(64).exactOptional(),
  payeeName: text(128).exactOptional(),
  email: email.exactOptional(),
  mobileNum: mobileNum.exactOptional(),
  affiliateCode: text(64).exactOptional(),
  captcha: captchaAnswer.exactOptional(),
  verificationCode: verificationCode.exactOptional(),
} satisfies Record<AccountField, z.ZodType>;

/** The registration payload (SPEC section 3). Travels encrypted. */
export const registerForm = z.strictObject({
  type: z.literal(0),
  merchantCode,
  registerUrl: text(253),
  registerMethod,
  domain: text(253),
  countryDialingCode: countryDialingCode.exactOptional(),
  ...accountFields,
  birthday: day.exactOptional(),
  ...keyed(PERSONAL_TEXTS, (name) => text(longestDetail(name)).exactOptional()),
  captchaId: id.exactOptional(),
  firebaseChannel: z.literal('sms').exactOptional(),
  firebaseIdToken: z.string().max(8192).exactOptional(),
  /** Links the new account to whom another service vouched for (assumed). */
  providerTicket: text(512).exactOptional(),
});
export interface RegisterForm extends z.infer<typeof registerForm> {}

/** Asks whether an invitation code may be used on a domain. */
export const affiliateQuery = z.strictObject({ code: text(64), domain: text(253) });
export interface AffiliateQuery extends z.infer<typeof affiliateQuery> {}

/** The invitation code to send. */
export const affiliate = z.strictObject({ code: z.string() });
export interface Affiliate extends z.infer<typeof affiliate> {}

/** Asks whether a username is free. */
export const usernameQuery = z.strictObject({ username });
export interface UsernameQuery extends z.infer<typeof usernameQuery> {}

/** Asks whether an address is free. */
export const emailCheckForm = z.strictObject({ email });
export interface EmailCheckForm extends z.infer<typeof emailCheckForm> {}

/** Whether nobody has it yet. */
export const availability = z.strictObject({ available: z.boolean() });
export interface Availability extends z.infer<typeof availability> {}
