import { z } from 'zod';
import {
  captchaAnswer,
  countryDialingCode,
  id,
  merchantCode,
  mobileNum,
  secret,
  serviceToken,
  username,
  verificationCode,
} from './primitives.ts';

/** 0 member, 4 trial, 40 non-agent, 1 2 41 42 agents (SPEC section 6). */
export const sessionType = z.literal([0, 1, 2, 4, 40, 41, 42]);
export type SessionType = z.infer<typeof sessionType>;

/** A session's token, or a ticket that stands for a sign-in. */
export const token = z.string().min(16).max(512);

/** What login answers (SPEC section 3). */
export const loginValue = z.strictObject({
  token,
  userName: z.string(),
  type: sessionType,
  firstTimeLogin: z.boolean(),
  /** The account's own id, which stays where its name is written otherwise: what a phone keeps for it goes by it. */
  memberId: id.exactOptional(),
});
export interface LoginValue extends z.infer<typeof loginValue> {}

/** What trial login answers (SPEC section 3). */
export const trialValue = z.strictObject({
  token,
  userName: z.string(),
  customerType: sessionType,
  memberId: id.exactOptional(),
});
export interface TrialValue extends z.infer<typeof trialValue> {}

/** What the app keeps of a session (SPEC section 3). */
export interface SessionInfo extends LoginValue {
  merchantCode: string;
  /** When somebody signed in, in ms: the same for as long as the session is renewed. */
  since: number;
}

/** Login by username, by SMS code, or by a phone-authentication provider (SPEC 7.1). Travels encrypted. */
export const loginForm = z.strictObject({
  type: z.enum(['username', 'sms', 'firebase']),
  merchantCode,
  username: username.exactOptional(),
  password: secret.exactOptional(),
  mobileNum: mobileNum.exactOptional(),
  countryDialingCode: countryDialingCode.exactOptional(),
  verificationCode: verificationCode.exactOptional(),
  captcha: captchaAnswer.exactOptional(),
  captchaId: id.exactOptional(),
  firebaseChannel: z.literal('sms').exactOptional(),
  firebaseIdToken: z.string().max(8192).exactOptional(),
  firebaseMobileNo: mobileNum.exactOptional(),
});
export interface LoginForm extends z.infer<typeof loginForm> {}

/** Ends the session of this token. */
export const logoutForm = z.strictObject({ token });
export interface LogoutForm extends z.infer<typeof logoutForm> {}

/** Asks for free play on a site. */
export const trialForm = z.strictObject({ merchantCode });
export interface TrialForm extends z.infer<typeof trialForm> {}

/** Comes back to a trial account. */
export const freePlayForm = z.strictObject({ merchantCode, userName: username });
export interface FreePlayForm extends z.infer<typeof freePlayForm> {}

/** Services whose sign-in is taken. */
export const loginProvider = z.enum(['facebook', 'google']);

/** Login with a sign-in of another service (SPEC 2.3). Travels encrypted. */
export const providerLoginForm = z.strictObject({
  provider: loginProvider,
  providerToken: serviceToken,
  merchantCode,
});
export interface ProviderLoginForm extends z.infer<typeof providerLoginForm> {}

/** Whom a service vouched for, while no account of this site is linked to them. */
export const unlinkedPerson = z.strictObject({
  /** Stands for the sign-in for a quarter of an hour: registration and linking take it. */
  ticket: token,
  name: z.string().exactOptional(),
  email: z.string().exactOptional(),
});
export interface UnlinkedPerson extends z.infer<typeof unlinkedPerson> {}

/** What a login with another service answers: a session, or whom nobody here is linked to yet. */
export const providerLoginValue = z.strictObject({
  session: loginValue.exactOptional(),
  unlinked: unlinkedPerson.exactOptional(),
});
export interface ProviderLoginValue extends z.infer<typeof providerLoginValue> {}

/** The image captcha: six digits on a base64 PNG, and the id that goes back with the answer. */
export const captcha = z.strictObject({ captchaId: id, image: z.string().regex(/^data:image\/png;base64,/) });
export interface Captcha extends z.infer<typeof captcha> {}
