import {
  getMemberIconsSchema,
  getMemberSchema,
  getProfileSchema,
  setEmailSchema,
  setMemberIconSchema,
  setMobileNumSchema,
  setNicknameSchema,
  setPayeeNameSchema,
  setProfileSchema,
} from '../../contract/payloads/member.ts';
import type { EmailForm, MobileForm } from '../../contract/schemas/member.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, type MemberVisit } from '../http/define.ts';
import { checkRealMember, emailOwner, memberById, memberByMobile } from '../rules/members.ts';
import { checkText, profileOf, writeProfile } from '../rules/profile.ts';
import { refuse } from '../rules/refusal.ts';
import { askedOf, checkGuarded } from '../rules/secretGuard.ts';
import { whitelabelOf } from '../rules/site.ts';
import { fullNumber, spendCode } from '../rules/verification.ts';
import { labelIn } from '../rules/vip.ts';

/** Head icons to choose from: paths for the image hosts. */
const ICONS: readonly string[] = Array.from({ length: 24 }, (_, place) => `/img/avatar/${place + 1}`);

function set({ db, session }: MemberVisit, column: 'icon' | 'email' | 'payee_name' | 'nickname', value: string): void {
  sql(db, `UPDATE members SET ${column} = ? WHERE id = ?`).run(value, session.memberId);
}

/** What replaces something that the account is recovered by needs the login password: an open phone is not enough. */
async function checkOwner(visit: MemberVisit, replaced: string | null, password: string | undefined): Promise<void> {
  const { db, session } = visit;
  if (replaced === null) return;
  await checkGuarded(askedOf(visit, 'password', 'password'), password, memberById(db, session.memberId).password_hash);
}

async function changeEmail(visit: MemberVisit<unknown, EmailForm>): Promise<void> {
  const { db, session, body, now } = visit;
  checkRealMember(session);
  const owner = emailOwner(db, body.email);
  if (owner !== undefined && owner !== session.memberId) refuse('email.exists', { field: 'email' });
  await checkOwner(visit, memberById(db, session.memberId).email, body.password);
  if (whitelabelOf(db).features.emailVerification) spendCode(db, 'email', body.email, body.verificationCode, now);
  set(visit, 'email', body.email);
}

async function changeMobile(visit: MemberVisit<unknown, MobileForm>): Promise<void> {
  const { db, session, body, now } = visit;
  checkRealMember(session);
  const dialingCode = body.countryDialingCode.replace(/^\+/, '');
  const owner = memberByMobile(db, dialingCode, body.mobileNum);
  if (owner && owner.id !== session.memberId) refuse('mobile.exists', { field: 'mobileNum' });
  await checkOwner(visit, memberById(db, session.memberId).mobile, body.password);
  spendCode(db, 'member', fullNumber(dialingCode, body.mobileNum), body.verificationCode, now);
  sql(db, 'UPDATE members SET dialing_code = ?, mobile = ? WHERE id = ?').run(
    dialingCode,
    body.mobileNum,
    session.memberId,
  );
}

export const memberCalls: readonly DefinedCall[] = [
  defineForMember(getMemberSchema, ({ db, session, query }) => {
    const { id, username, nickname, type, vip_label, icon } = memberById(db, session.memberId);
    const labelName = labelIn(vip_label, query.language ?? 'pt');
    return { id: String(id), account: username, nickname, type, clubLabel: { labelName }, icon };
  }),
  defineForMember(getMemberIconsSchema, ({ db, session }) => ({
    current: memberById(db, session.memberId).icon,
    icons: [...ICONS],
  })),
  defineForMember(setMemberIconSchema, (visit) => {
    if (!ICONS.includes(visit.body.icon)) refuse('not.found', { field: 'icon' });
    set(visit, 'icon', visit.body.icon);
  }),
  defineForMember(setEmailSchema, changeEmail),
  defineForMember(setPayeeNameSchema, (visit) => {
    checkRealMember(visit.session);
    // Money goes to this name: once it is known, only the house changes it.
    if (memberById(visit.db, visit.session.memberId).payee_name) refuse('permission.denied', { field: 'payeeName' });
    checkText(visit.db, 'payeeName', visit.body.payeeName);
    set(visit, 'payee_name', visit.body.payeeName);
  }),
  defineForMember(setNicknameSchema, (visit) => {
    checkText(visit.db, 'nickname', visit.body.nickname);
    set(visit, 'nickname', visit.body.nickname);
  }),
  defineForMember(setMobileNumSchema, changeMobile),
  defineForMember(getProfileSchema, ({ db, session }) => profileOf(db, memberById(db, session.memberId))),
  defineForMember(setProfileSchema, ({ db, session, body, now }) => {
    checkRealMember(session);
    writeProfile(db, session.memberId, body, now);
  }),
];
