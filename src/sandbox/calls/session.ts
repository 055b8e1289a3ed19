import { randomBytes } from 'node:crypto';
import {
  getCaptchaSchema,
  loginByProviderSchema,
  loginSchema,
  logoutEverywhereSchema,
  trialLoginSchema,
} from '../../contract/payloads/session.ts';
import { logoutSchema, renewSessionSchema } from '../../contract/payloads/sessionLife.ts';
import type { LoginForm, LoginValue, ProviderLoginForm, ProviderLoginValue } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { bearerOf } from '../http/auth.ts';
import { type DefinedCall, define, defineForMember, type Visit } from '../http/define.ts';
import { newCaptcha, spendCaptcha } from '../rules/captcha.ts';
import { captchaNeeded, countFailure, forgetFailures } from '../rules/loginGuard.ts';
import { type MemberRow, memberById, memberByMobile, memberByUsername } from '../rules/members.ts';
import { hashPassword, passwordMatches } from '../rules/password.ts';
import { checkPhone } from '../rules/phoneProof.ts';
import { giveToken, linkedMember, spendSignIn, TICKET_LIFETIME } from '../rules/providers.ts';
import { refuse } from '../rules/refusal.ts';
import { endSession, endSessions, openSession, renewSession } from '../rules/session.ts';
import { MERCHANT_CODE, TRIAL_MERCHANT_CODE, whitelabelOf } from '../rules/site.ts';
import { openTrial } from '../rules/trials.ts';

/** Someone who does not exist costs as much time as someone who does. */
const NOBODY = hashPassword(randomBytes(16).toString('hex'));

/** Refuses a payload meant for another site. */
export function checkMerchant(merchantCode: string): void {
  if (merchantCode === MERCHANT_CODE || merchantCode === TRIAL_MERCHANT_CODE) return;
  refuse('payload.invalid', { issues: [{ field: 'merchantCode', message: 'merchantCode is not of this site' }] });
}

/** Opens a session for a member and answers what login and registration answer. */
export function signIn(db: Database, memberId: number, now: number): LoginValue {
  const { username, type, first_login } = memberById(db, memberId);
  sql(db, 'UPDATE members SET last_login_at = ? WHERE id = ?').run(now, memberId);
  return {
    token: openSession(db, memberId, now),
    userName: username,
    type,
    firstTimeLogin: first_login === 1,
    memberId: `${memberId}`,
  };
}

async function logIn({ db, body, ip, now }: Visit<unknown, LoginForm>): Promise<LoginValue> {
  checkMerchant(body.merchantCode);
  const name = required(body, body.type === 'username' ? 'username' : numberField(body));
  if (captchaNeeded(db, name, ip, now)) spendCaptcha(db, body.captchaId, body.captcha, now);
  const member = await findMember(db, body, now);
  if (!member) {
    countFailure(db, name, ip, now);
    return refuse('login.failed', { captcha: true });
  }
  checkOpen(member);
  forgetFailures(db, name, ip);
  return signIn(db, member.id, now);
}

function checkOpen({ status }: MemberRow): void {
  if (status === 'disabled') refuse('account.disabled');
  if (status === 'operator') refuse('account.not.member');
}

/** Whoever is linked is signed in; who is not gets a ticket to register or to link with. */
function logInByProvider({ db, body, now }: Visit<unknown, ProviderLoginForm>): ProviderLoginValue {
  checkMerchant(body.merchantCode);
  const { features } = whitelabelOf(db);
  if (!features[body.provider === 'google' ? 'googleLogin' : 'facebookLogin']) refuse('permission.denied');
  const vouched = spendSignIn(db, body.provider, body.providerToken, now);
  const memberId = linkedMember(db, vouched);
  if (memberId !== undefined) {
    checkOpen(memberById(db, memberId));
    return { session: signIn(db, memberId, now) };
  }
  const { name, email } = vouched;
  const ticket = giveToken(db, vouched, now, TICKET_LIFETIME);
  return { unlinked: { ticket, ...(name && { name }), ...(email && { email }) } };
}

/** The member whose proof fits; which part of it did not is never told. */
async function findMember(db: Database, form: LoginForm, now: number): Promise<MemberRow | undefined> {
  if (form.type === 'username') {
    const member = memberByUsername(db, required(form, 'username'));
    const right = await passwordMatches(required(form, 'password'), member?.password_hash ?? NOBODY);
    return right ? member : undefined;
  }
  if (!whitelabelOf(db).features.smsLogin) refuse('permission.denied');
  const mobile = required(form, numberField(form));
  const { countryDialingCode } = form;
  const number = { mobileNum: mobile, ...(countryDialingCode && { countryDialingCode }) };
  const proof =
    form.type === 'firebase'
      ? { ...number, firebaseIdToken: required(form, 'firebaseIdToken') }
      : { ...number, verificationCode: required(form, 'verificationCode') };
  checkPhone(db, 'noLogin', proof, now)();
  return memberByMobile(db, (form.countryDialingCode ?? '55').replace(/^\+/, ''), mobile);
}

const numberField = ({ type }: LoginForm) => (type === 'firebase' ? 'firebaseMobileNo' : 'mobileNum');

type NeededField = 'username' | 'password' | 'mobileNum' | 'verificationCode' | 'firebaseMobileNo' | 'firebaseIdToken';

function required(form: LoginForm, field: NeededField): string {
  return form[field] ?? refuse('payload.invalid', { field, issues: [{ field, message: `${field} is required` }] });
}

export const sessionCalls: readonly DefinedCall[] = [
  define(loginSchema, logIn),
  define(loginByProviderSchema, logInByProvider),
  defineForMember(logoutSchema, ({ db, session, now }) => endSession(db, session.tokenHash, now)),
  defineForMember(logoutEverywhereSchema, ({ db, session, now }) => endSessions(db, session.memberId, now)),
  defineForMember(renewSessionSchema, ({ db, session, request, now }) => ({
    token: renewSession(db, session, now) ?? bearerOf(request) ?? refuse('session.missing'),
    userName: session.userName,
    type: session.type,
    firstTimeLogin: session.firstTimeLogin,
    memberId: `${session.memberId}`,
  })),
  define(getCaptchaSchema, ({ db, now }) => newCaptcha(db, now)),
  define(trialLoginSchema, ({ db, body, now }) => {
    checkMerchant(body.merchantCode);
    if (!whitelabelOf(db).features.trialPlay) refuse('permission.denied');
    const { type: customerType, firstTimeLogin: _first, ...value } = signIn(db, openTrial(db, now), now);
    return { ...value, customerType };
  }),
];
