import { PERSONAL_TEXTS } from '../../contract/fields/personal.ts';
import type { Day } from '../../contract/schemas/money.ts';
import type { RegisterFieldName, RegisterForm } from '../../contract/schemas/registration.ts';
import type { Database } from '../db/database.ts';
import { arriveBy, invitationOf } from './agentLinks.ts';
import { spendCaptcha } from './captcha.ts';
import { addMember, memberByMobile, memberByUsername, type NewMember, newAffiliateCode } from './members.ts';
import { hashPassword } from './password.ts';
import { checkPhone } from './phoneProof.ts';
import { linkMember, spendToken, type Vouched } from './providers.ts';
import { samePerson } from './referrals.ts';
import { refuse } from './refusal.ts';
import { minAgeOf, registerSettings, timeZoneOf, whitelabelOf } from './site.ts';
import { siteDay } from './siteDay.ts';

/** Rarely asked fields, kept together: what tells of the person, and who recommended the site. */
const KEPT = ['recommenderId', ...PERSONAL_TEXTS] as const;

export type RegistrationMethod = 'username' | 'mobile';

/**
 * Makes a member of a registration form (SPEC 2.4, section 5) and answers the id. The agent tree is entered under the
 * agent of `affiliateCode`, with what the link promises if it is a link's. Refuses with the field at fault; captcha and SMS code are used up only when the rest is right.
 */
export function registerMember(db: Database, form: RegisterForm, method: RegistrationMethod, now: number): number {
  const { usernameEnabled, mobileEnabled } = registerSettings(db);
  if (!(method === 'username' ? usernameEnabled : mobileEnabled)) refuse('permission.denied');
  checkFields(db, form, method);
  if (form.birthday !== undefined) checkAge(form.birthday, minAgeOf(db), siteDay(timeZoneOf(db), now));
  const dialingCode = (form.countryDialingCode ?? '55').replace(/^\+/, '');
  const username = form.username ?? freeUsername(db);
  checkFree(db, username, dialingCode, form.mobileNum);
  const invitation = form.affiliateCode ? invitationOf(db, form.affiliateCode) : undefined;
  if (form.affiliateCode && !invitation) refuse('affiliate.invalid', { field: 'affiliateCode' });
  if (invitation && samePerson(invitation.upline, personOf(form)))
    refuse('affiliate.invalid', { field: 'affiliateCode' });
  spendProofs(db, form, method, now);
  const vouched = form.providerTicket ? spendTicket(db, form.providerTicket, now) : undefined;
  return db.transaction(() => {
    const { upline, link } = invitation ?? {};
    const member = memberOf(form, username, dialingCode, upline?.id ?? null, now);
    const id = addMember(db, { ...member, type: link?.type ?? 0 });
    if (link) arriveBy(db, link, id);
    if (vouched) linkMember(db, id, vouched, now);
    return id;
  })();
}

/** Whom a form speaks of: nobody invites a second account of their own. */
const personOf = (form: RegisterForm): Parameters<typeof samePerson>[1] => ({
  payee_name: form.payeeName ?? null,
  birthday: form.birthday ?? null,
  profile: JSON.stringify({ idNumber: form.idNumber }),
});

/** Whom another service vouched for before the form was filled in. */
function spendTicket(db: Database, ticket: string, now: number): Vouched {
  const vouched = spendToken(db, ticket, now);
  const known = vouched?.provider === 'google' || vouched?.provider === 'facebook';
  return known ? vouched : refuse('provider.failed');
}

function checkFields(db: Database, form: RegisterForm, method: RegistrationMethod): void {
  const { fields } = registerSettings(db);
  const needed: RegisterFieldName[] = method === 'mobile' ? ['mobileNum', 'verificationCode'] : [];
  const spared: RegisterFieldName[] = method === 'mobile' ? ['username'] : [];
  for (const [name, rule] of Object.entries(fields) as [
    RegisterFieldName,
    NonNullable<(typeof fields)['username']>,
  ][]) {
    const value = form[name];
    if (value === undefined || value === '') {
      const required = needed.includes(name) || (rule.enabled && rule.required && !spared.includes(name));
      if (required) refuseField(name, name === 'captcha' ? 'captcha.required' : 'payload.invalid', 'is required');
      continue;
    }
    if (value.length < (rule.minLength ?? 0) || value.length > (rule.maxLength ?? 256)) {
      refuseField(name, 'payload.invalid', `has ${rule.minLength ?? 0} to ${rule.maxLength ?? 256} characters`);
    }
    if (rule.pattern && !new RegExp(rule.pattern, 'u').test(value)) {
      refuseField(name, name === 'mobileNum' ? 'mobile.invalid' : 'payload.invalid', 'is not in the right form');
    }
  }
  if (form.password !== form.confirmPassword)
    refuseField('confirmPassword', 'payload.invalid', 'differs from password');
}

function refuseField(
  field: string,
  code: 'payload.invalid' | 'captcha.required' | 'mobile.invalid',
  problem: string,
): never {
  refuse(code, { field, issues: [{ field, message: `${field} ${problem}` }] });
}

/** Refuses birthdays that are no days, before 1900, or of someone too young on the site's day (SPEC section 9). */
export function checkAge(birthday: string, minAge: number, today: Day): void {
  const born = new Date(`${birthday}T00:00:00Z`);
  const real =
    !Number.isNaN(born.getTime()) && born.toISOString().startsWith(birthday) && born.getUTCFullYear() >= 1900;
  if (!real) refuseField('birthday', 'payload.invalid', 'is not a day');
  const grown = new Date(Date.UTC(born.getUTCFullYear() + minAge, born.getUTCMonth(), born.getUTCDate()));
  if (grown.toISOString().slice(0, 10) > today)
    refuseField('birthday', 'payload.invalid', `is of someone under ${minAge}`);
}

function checkFree(db: Database, username: string, dialingCode: string, mobile: string | undefined): void {
  if (memberByUsername(db, username)) refuse('username.exists', { field: 'username' });
  if (mobile && memberByMobile(db, dialingCode, mobile)) refuse('mobile.exists', { field: 'mobileNum' });
}

function spendProofs(db: Database, form: RegisterForm, method: RegistrationMethod, now: number): void {
  if (registerSettings(db).fields.captcha?.enabled) spendCaptcha(db, form.captchaId, form.captcha, now);
  if (method === 'username' && !whitelabelOf(db).features.smsRegistration) return;
  checkPhone(db, 'register', form, now)();
}

function memberOf(
  form: RegisterForm,
  username: string,
  dialingCode: string,
  upline: number | null,
  now: number,
): NewMember {
  const profile = Object.fromEntries(KEPT.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));
  return {
    username,
    password_hash: hashPassword(form.password),
    type: 0,
    nickname: form.nickname ?? username,
    email: form.email ?? null,
    dialing_code: form.mobileNum ? dialingCode : null,
    mobile: form.mobileNum ?? null,
    payee_name: form.payeeName ?? null,
    payment_password_hash: form.paymentPassword ? hashPassword(form.paymentPassword) : null,
    birthday: form.birthday ?? null,
    profile: JSON.stringify(profile),
    upline_id: upline,
    affiliate_code: newAffiliateCode(),
    first_login: 0,
    created_at: now,
  };
}

/** The name of someone who registered with a number alone. */
function freeUsername(db: Database): string {
  const name = `leve${newAffiliateCode().toLowerCase()}`;
  return memberByUsername(db, name) ? freeUsername(db) : name;
}
