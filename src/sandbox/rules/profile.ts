import type { Profile, ProfileForm, SecurityConfig } from '../../contract/shapes/member.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type MemberRow, memberById } from './members.ts';

/** Shows the ends of a text and hides the rest: `mar***@leve.example`, `11*****00`. */
export function masked(text: string): string {
  const [name = '', host] = text.split('@', 2);
  const shown = Math.min(3, Math.floor(name.length / 3));
  const tail = host === undefined ? name.slice(name.length - shown) : `@${host}`;
  const hidden = host === undefined ? name.length - 2 * shown : name.length - shown;
  return `${name.slice(0, shown)}${'*'.repeat(Math.max(hidden, 1))}${tail}`;
}

/** The member's own details, masked where they are sensitive. */
export function profileOf(member: MemberRow): Profile {
  const { idNumber, ...details } = JSON.parse(member.profile) as ProfileForm & Record<string, string>;
  return {
    ...details,
    ...(idNumber ? { idNumber: masked(idNumber) } : {}),
    ...(member.birthday ? { birthday: member.birthday } : {}),
    username: member.username,
    nickname: member.nickname,
    ...(member.payee_name ? { payeeName: member.payee_name } : {}),
    ...(member.email ? { email: masked(member.email) } : {}),
    ...(member.mobile ? { mobileNum: masked(member.mobile) } : {}),
  };
}

/** Fills in details; what is left out stays as it is. */
export function writeProfile(db: Database, memberId: number, { birthday, ...details }: ProfileForm): void {
  const member = memberById(db, memberId);
  const profile = { ...(JSON.parse(member.profile) as Record<string, string>), ...details };
  sql(db, 'UPDATE members SET profile = ?, birthday = ? WHERE id = ?').run(
    JSON.stringify(profile),
    birthday ?? member.birthday,
    memberId,
  );
}

/** What of the security centre is set; the score is the share that is. */
export function securityOf(db: Database, memberId: number): SecurityConfig {
  const member = memberById(db, memberId);
  const has = (query: string) => sql(db, `SELECT 1 FROM ${query} LIMIT 1`).get(memberId) !== undefined;
  const set = {
    paymentPassword: member.payment_password_hash !== null,
    email: member.email !== null,
    mobileNum: member.mobile !== null,
    payeeName: member.payee_name !== null,
    bankCard: has('bank_cards WHERE member_id = ? AND removed_at IS NULL'),
    securityQuestions: has('security_answers WHERE member_id = ?'),
  };
  const parts = Object.values(set);
  return { ...set, score: Math.round((parts.filter(Boolean).length / parts.length) * 100) };
}
