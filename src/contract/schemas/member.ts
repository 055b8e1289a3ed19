import { z } from 'zod';
import { PERSONAL_TEXTS } from '../fields/personal.ts';
import { longestDetail, PROFILE_FIELDS, type ProfileField } from '../fields/profile.ts';
import { keyed, keysOf } from './keyed.ts';
import { day } from './money.ts';
import {
  count,
  countryDialingCode,
  email,
  id,
  language,
  mobileNum,
  ownPath,
  secret,
  serviceToken,
  text,
  verificationCode,
} from './primitives.ts';
import { loginProvider, sessionType } from './session.ts';

/** Query of the member: the language of the level's name. */
export const memberQuery = z.strictObject({ language: language.exactOptional() });
export interface MemberQuery extends z.infer<typeof memberQuery> {}

/** Member info (SPEC section 3). */
export const member = z.strictObject({
  id,
  account: z.string(),
  nickname: z.string(),
  type: sessionType,
  clubLabel: z.strictObject({ labelName: z.string() }),
  /** A path for the image hosts. */
  icon: z.string(),
});
export interface Member extends z.infer<typeof member> {}

/** Head icons to choose from: paths for the image hosts. */
export const memberIcons = z.strictObject({ current: z.string(), icons: z.array(z.string()) });
export interface MemberIcons extends z.infer<typeof memberIcons> {}

/** The head icon that is chosen. */
export const memberIconForm = z.strictObject({ icon: ownPath });
export interface MemberIconForm extends z.infer<typeof memberIconForm> {}

/** The payee name that is set. */
export const payeeNameForm = z.strictObject({ payeeName: text(128) });
export interface PayeeNameForm extends z.infer<typeof payeeNameForm> {}

/** The nickname that is set. */
export const nicknameForm = z.strictObject({ nickname: text(64) });
export interface NicknameForm extends z.infer<typeof nicknameForm> {}

type Written = Exclude<ProfileField, 'birthday'>;
const written = keysOf(PROFILE_FIELDS).filter((name): name is Written => name !== 'birthday');

/** Profile fields that a member fills in (labels of SPEC section 3); what is absent is not known yet, '' takes it away. */
export const profileForm = z.strictObject({
  birthday: day.exactOptional(),
  ...keyed(written, (name) => z.union([text(longestDetail(name)), z.literal('')]).exactOptional()),
});
export interface ProfileForm extends z.infer<typeof profileForm> {}

/**
 * Fields that only the platform changes once they are set: money goes to this name, and documents are checked against the day and the
 * number.
 */
export const onceField = z.enum(['payeeName', 'birthday', 'idNumber']);
export type OnceField = z.infer<typeof onceField>;

/** What a text has to look like, as registration checks it; lengths count characters. */
export const textRule = z.strictObject({
  pattern: z.string().exactOptional(),
  minLength: count.exactOptional(),
  maxLength: count.exactOptional(),
});
export interface TextRule extends z.infer<typeof textRule> {}

/** Fields that have rules. */
export const ruledField = z.enum(['nickname', 'payeeName', 'email', 'mobileNum', ...PERSONAL_TEXTS]);
export type RuledField = z.infer<typeof ruledField>;

/** The member's profile. Payee name, e-mail, mobile and document numbers are masked by the platform. */
export const profile = z.strictObject({
  ...profileForm.shape,
  username: z.string(),
  nickname: z.string(),
  payeeName: z.string().exactOptional(),
  email: z.string().exactOptional(),
  mobileNum: z.string().exactOptional(),
  /** Fields that stay as they are once they are set, on this site. */
  setOnce: z.array(onceField),
  /** What the fields have to look like; a field without a rule takes any text. */
  rules: z.partialRecord(ruledField, textRule),
});
export interface Profile extends z.infer<typeof profile> {}

/** Sets the address; the code is needed where the site proves addresses, the login password where one is replaced. */
export const emailForm = z.strictObject({
  email,
  verificationCode: verificationCode.exactOptional(),
  password: secret.exactOptional(),
});
export interface EmailForm extends z.infer<typeof emailForm> {}

/** Sets the mobile number by a code sent to it; the login password is needed where one is replaced. */
export const mobileForm = z.strictObject({
  mobileNum,
  countryDialingCode,
  verificationCode,
  password: secret.exactOptional(),
});
export interface MobileForm extends z.infer<typeof mobileForm> {}

/** A service whose accounts can be linked. */
export type LoginProvider = z.infer<typeof loginProvider>;

/** An account of another service; once linked it can be neither changed nor unlinked (SPEC section 4). */
export const linkedAccount = z.strictObject({
  provider: loginProvider,
  linked: z.boolean(),
  name: z.string().exactOptional(),
});
export interface LinkedAccount extends z.infer<typeof linkedAccount> {}

/** Links an account of another service. */
export const linkAccountForm = z.strictObject({
  provider: loginProvider,
  /** The service's own token, or the ticket that a login with it answered. */
  providerToken: serviceToken,
});
export interface LinkAccountForm extends z.infer<typeof linkAccountForm> {}
