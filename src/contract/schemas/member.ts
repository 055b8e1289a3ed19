import type { Day } from './money.ts';
import type { SessionType } from './session.ts';

/** Member info (SPEC section 3). */
export interface Member {
  id: string;
  account: string;
  nickname: string;
  type: SessionType;
  clubLabel: { labelName: string };
  /** A path for the image hosts. */
  icon: string;
}

/** Head icons to choose from: paths for the image hosts. */
export interface MemberIcons {
  current: string;
  icons: string[];
}

/** Profile fields that a member fills in (labels of SPEC section 3); what is absent is not known yet, '' takes it away. */
export interface ProfileForm {
  birthday?: Day;
  address?: string;
  nationality?: string;
  occupation?: string;
  sourceOfIncome?: string;
  permanentAddress?: string;
  currentAddress?: string;
  placeOfBirth?: string;
  idNumber?: string;
  facebook?: string;
  wechat?: string;
  line?: string;
  whatsapp?: string;
  zalo?: string;
  qqNum?: string;
}

/** Fields that only the platform changes once they are set: they tie the account to one person. */
export type OnceField = 'payeeName' | 'birthday' | 'idNumber';

/** What a text has to look like, as registration checks it; lengths count characters. */
export interface TextRule {
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

/** Fields that have rules. */
export type RuledField =
  | 'nickname'
  | 'payeeName'
  | 'email'
  | 'mobileNum'
  | 'idNumber'
  | 'qqNum'
  | 'facebook'
  | 'wechat'
  | 'line'
  | 'whatsapp'
  | 'zalo';

/** The member's profile. Payee name, e-mail, mobile and document numbers are masked by the platform. */
export interface Profile extends ProfileForm {
  username: string;
  nickname: string;
  payeeName?: string;
  email?: string;
  mobileNum?: string;
  /** Fields that stay as they are once they are set, on this site. */
  setOnce: OnceField[];
  /** What the fields have to look like; a field without a rule takes any text. */
  rules: Partial<Record<RuledField, TextRule>>;
}

/** Sets the address; the code is needed where the site proves addresses, the login password where one is replaced. */
export interface EmailForm {
  email: string;
  verificationCode?: string;
  password?: string;
}

/** Sets the mobile number by a code sent to it; the login password is needed where one is replaced. */
export interface MobileForm {
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
  password?: string;
}

export type LoginProvider = 'facebook' | 'google';

/** An account of another service; once linked it can be neither changed nor unlinked (SPEC section 4). */
export interface LinkedAccount {
  provider: LoginProvider;
  linked: boolean;
  name?: string;
}

export interface LinkAccountForm {
  provider: LoginProvider;
  /** The service's own token, or the ticket that a login with it answered. */
  providerToken: string;
}
