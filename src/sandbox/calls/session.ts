import { randomBytes } from 'node:crypto';
import type { LoginForm, LoginValue } from '../../contract/shapes/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { bearerOf } from '../http/auth.ts';
import { type DefinedCall, define, defineForMember, type Visit } from '../http/define.ts';
import { newCaptcha, spendCaptcha } from '../rules/captcha.ts';
import { playerAccount, post } from '../rules/ledger.ts';
import { captchaNeeded, countFailure, forgetFailures } from '../rules/loginGuard.ts';
import { addMember, type MemberRow, memberById, memberByMobile, memberByUsername } from '../rules/members.ts';
import { hashPassword, passwordMatches } from '../rules/password.ts';
import { refuse } from '../rules/refusal.ts';
import { endSession, openSession } from '../rules/session.ts';
import { MERCHANT_CODE, TRIAL_MERCHANT_CODE, whitelabelOf } from '../rules/site.ts';
import { fullNumber, spendCode } from '../rules/verification.ts';
import {
  getCaptchaSchema,
  loginSchema,
  logoutSchema,
  renewSessionSchema,
  trialLoginSchema,
} from '../schemas/session.ts';

/** Play money of a trial, in cents. */
const TRIAL_MONEY = 100_000;

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
  return { token: openSession(db, memberId, now), userName: username, type, firstTimeLogin: first_login === 1 };
}

async function logIn({ db, body, ip, now }: Visit<unknown, LoginForm>): Promise<LoginValue> {
  checkMerchant(body.merchantCode);
  const name = body.type === 'username' ? required(body, 'username') : required(body, 'mobileNum');
  if (captchaNeeded(db, name, ip, now)) spendCaptcha(db, body.captchaId, body.captcha, now);
  const member = await findMember(db, body, now);
  if (!member) {
    countFailure(db, name, ip, now);
    return refuse('login.failed', { captcha: true });
  }
  if (member.status === 'disabled') refuse('account.disabled');
  if (member.status === 'operator') refuse('account.not.member');
  forgetFailures(db, name, ip);
  return signIn(db, member.id, now);
}

/** The member whose proof fits; which part of it did not is never told. */
async function findMember(db: Database, form: LoginForm, now: number): Promise<MemberRow | undefined> {
  if (form.type === 'username') {
    const member = memberByUsername(db, required(form, 'username'));
    const right = await passwordMatches(required(form, 'password'), member?.password_hash ?? NOBODY);
    return right ? member : undefined;
  }
  // The provider of phone authentication is a service of its own, which this sandbox does not stand in for.
  if (form.type === 'firebase') refuse('not.ready');
  if (!whitelabelOf(db).features.smsLogin) refuse('permission.denied');
  const mobile = required(form, 'mobileNum');
  spendCode(db, 'noLogin', fullNumber(form.countryDialingCode, mobile), required(form, 'verificationCode'), now);
  return memberByMobile(db, (form.countryDialingCode ?? '55').replace(/^\+/, ''), mobile);
}

function required(form: LoginForm, field: 'username' | 'password' | 'mobileNum' | 'verificationCode'): string {
  return form[field] ?? refuse('payload.invalid', { field, issues: [{ field, message: `${field} is required` }] });
}

/** Opens an account of type 4 with play money, which can do what a trial may and is forgotten by its owner. */
function openTrial(db: Database, now: number): number {
  return db.transaction(() => {
    const username = `trial${randomBytes(5).toString('hex')}`;
    const id = addMember(db, {
      username,
      password_hash: '.',
      type: 4,
      nickname: 'Trial',
      first_login: 0,
      created_at: now,
    });
    post(db, {
      key: `trial:${id}`,
      kind: 'opening',
      reference: 'trial',
      at: now,
      lines: [
        { account: 'house:trial', amount: -TRIAL_MONEY },
        { account: playerAccount(id), amount: TRIAL_MONEY },
      ],
    });
    return id;
  })();
}

export const sessionCalls: readonly DefinedCall[] = [
  define(loginSchema, logIn),
  defineForMember(logoutSchema, ({ db, session, now }) => endSession(db, session.tokenHash, now)),
  defineForMember(renewSessionSchema, ({ session, request }) => ({
    token: bearerOf(request) ?? refuse('session.missing'),
    userName: session.userName,
    type: session.type,
    firstTimeLogin: session.firstTimeLogin,
  })),
  define(getCaptchaSchema, ({ db, now }) => newCaptcha(db, now)),
  define(trialLoginSchema, ({ db, body, now }) => {
    checkMerchant(body.merchantCode);
    if (!whitelabelOf(db).features.trialPlay) refuse('permission.denied');
    const { token, userName, type } = signIn(db, openTrial(db, now), now);
    return { token, userName, customerType: type };
  }),
];
