/** 0 member, 4 trial, 40 non-agent, 1 2 41 42 agents (SPEC section 6). */
export type SessionType = 0 | 1 | 2 | 4 | 40 | 41 | 42;

/** What login answers (SPEC section 3). */
export interface LoginValue {
  token: string;
  userName: string;
  type: SessionType;
  firstTimeLogin: boolean;
}

/** What trial login answers (SPEC section 3). */
export interface TrialValue {
  token: string;
  userName: string;
  customerType: SessionType;
}

/** What the app keeps of a session (SPEC section 3). */
export interface SessionInfo extends LoginValue {
  merchantCode: string;
  /** When somebody signed in, in ms: the same for as long as the session is renewed. */
  since: number;
}

/** Login by username, by SMS code, or by a phone-authentication provider (SPEC 7.1). Travels encrypted. */
export interface LoginForm {
  type: 'username' | 'sms' | 'firebase';
  merchantCode: string;
  username?: string;
  password?: string;
  mobileNum?: string;
  countryDialingCode?: string;
  verificationCode?: string;
  captcha?: string;
  captchaId?: string;
  firebaseChannel?: 'sms';
  firebaseIdToken?: string;
  firebaseMobileNo?: string;
}

/** Login with a sign-in of another service (SPEC 2.3). Travels encrypted. */
export interface ProviderLoginForm {
  provider: 'facebook' | 'google';
  providerToken: string;
  merchantCode: string;
}

/** Whom a service vouched for, while no account of this site is linked to them. */
export interface UnlinkedPerson {
  /** Stands for the sign-in for a quarter of an hour: registration and linking take it. */
  ticket: string;
  name?: string;
  email?: string;
}

/** What a login with another service answers: a session, or whom nobody here is linked to yet. */
export interface ProviderLoginValue {
  session?: LoginValue;
  unlinked?: UnlinkedPerson;
}

/** The image captcha: six digits on a base64 PNG, and the id that goes back with the answer. */
export interface Captcha {
  captchaId: string;
  image: string;
}
