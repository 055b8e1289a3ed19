import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, type MemberVisit } from '../http/define.ts';
import { emailOwner, memberById, memberByMobile } from '../rules/members.ts';
import { profileOf, securityOf, writeProfile } from '../rules/profile.ts';
import { linkMember, linksOf, spendSignIn } from '../rules/providers.ts';
import { refuse } from '../rules/refusal.ts';
import { fullNumber, spendCode } from '../rules/verification.ts';
import {
  getLinkedAccountsSchema,
  getMemberIconsSchema,
  getMemberSchema,
  getProfileSchema,
  getSecurityConfigSchema,
  linkAccountSchema,
  setEmailSchema,
  setMemberIconSchema,
  setMobileNumSchema,
  setNicknameSchema,
  setPayeeNameSchema,
  setProfileSchema,
} from '../schemas/member.ts';

/** Head icons to choose from: paths for the image hosts. */
const ICONS: readonly string[] = Array.from({ length: 24 }, (_, place) => `/img/avatar/${place + 1}`);

function set({ db, session }: MemberVisit, column: 'icon' | 'email' | 'payee_name' | 'nickname', value: string): void {
  sql(db, `UPDATE members SET ${column} = ? WHERE id = ?`).run(value, session.memberId);
}

export const memberCalls: readonly DefinedCall[] = [
  defineForMember(getMemberSchema, ({ db, session }) => {
    const { id, username, nickname, type, vip_label, icon } = memberById(db, session.memberId);
    return { id: String(id), account: username, nickname, type, clubLabel: { labelName: vip_label }, icon };
  }),
  defineForMember(getMemberIconsSchema, ({ db, session }) => ({
    current: memberById(db, session.memberId).icon,
    icons: [...ICONS],
  })),
  defineForMember(setMemberIconSchema, (visit) => {
    if (!ICONS.includes(visit.body.icon)) refuse('not.found', { field: 'icon' });
    set(visit, 'icon', visit.body.icon);
  }),
  defineForMember(setEmailSchema, (visit) => {
    const { db, session, body, now } = visit;
    const owner = emailOwner(db, body.email);
    if (owner !== undefined && owner !== session.memberId) refuse('payload.invalid', { field: 'email' });
    spendCode(db, 'email', body.email, body.verificationCode, now);
    set(visit, 'email', body.email);
  }),
  defineForMember(setPayeeNameSchema, (visit) => {
    // Money goes to this name: once it is known, only the house changes it.
    if (memberById(visit.db, visit.session.memberId).payee_name) refuse('permission.denied', { field: 'payeeName' });
    set(visit, 'payee_name', visit.body.payeeName);
  }),
  defineForMember(setNicknameSchema, (visit) => set(visit, 'nickname', visit.body.nickname)),
  defineForMember(setMobileNumSchema, ({ db, session, body, now }) => {
    const dialingCode = body.countryDialingCode.replace(/^\+/, '');
    const owner = memberByMobile(db, dialingCode, body.mobileNum);
    if (owner && owner.id !== session.memberId) refuse('mobile.exists', { field: 'mobileNum' });
    spendCode(db, 'member', fullNumber(dialingCode, body.mobileNum), body.verificationCode, now);
    sql(db, 'UPDATE members SET dialing_code = ?, mobile = ? WHERE id = ?').run(
      dialingCode,
      body.mobileNum,
      session.memberId,
    );
  }),
  defineForMember(getProfileSchema, ({ db, session }) => profileOf(memberById(db, session.memberId))),
  defineForMember(setProfileSchema, ({ db, session, body }) => writeProfile(db, session.memberId, body)),
  defineForMember(getSecurityConfigSchema, ({ db, session }) => securityOf(db, session.memberId)),
  defineForMember(getLinkedAccountsSchema, ({ db, session }) => linksOf(db, session.memberId)),
  defineForMember(linkAccountSchema, ({ db, session, body, now }) => {
    if (session.type === 4) refuse('free.reject');
    linkMember(db, session.memberId, spendSignIn(db, body.provider, body.providerToken, now), now);
  }),
];
