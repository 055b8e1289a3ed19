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

/** Profile fields that a member fills in (labels of SPEC section 3); what is absent is not known yet. */
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

/** The member's profile. E-mail, mobile and document numbers are masked by the platform. */
export interface Profile extends ProfileForm {
  username: string;
  nickname: string;
  payeeName?: string;
  email?: string;
  mobileNum?: string;
}

/** Which protections are set: the rows of the security centre. */
export interface SecurityConfig {
  paymentPassword: boolean;
  email: boolean;
  mobileNum: boolean;
  payeeName: boolean;
  bankCard: boolean;
  securityQuestions: boolean;
  /** 0 weak to 100 strong. */
  score: number;
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
