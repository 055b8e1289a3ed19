import { randomBytes } from 'node:crypto';
import type { SessionType } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { refuse } from './refusal.ts';

/** A member as the platform keeps one; moments in ms, money in minor units. */
export interface MemberRow {
  id: number;
  username: string;
  password_hash: string;
  type: SessionType;
  /** `operator` is an account of the house that may not play. */
  status: 'active' | 'disabled' | 'operator';
  nickname: string;
  vip_label: string;
  icon: string;
  email: string | null;
  dialing_code: string | null;
  mobile: string | null;
  payee_name: string | null;
  payment_password_hash: string | null;
  birthday: string | null;
  /** JSON object of the rarely asked fields of registration. */
  profile: string;
  upline_id: number | null;
  affiliate_code: string | null;
  first_login: 0 | 1;
  wagering_due: number;
  created_at: number;
  last_login_at: number | null;
}

/** What a new member is made of; what is absent takes the table's default. */
export type NewMember = Pick<MemberRow, 'username' | 'password_hash' | 'type' | 'created_at'> &
  Partial<Omit<MemberRow, 'id'>>;

/** Agents are the types 1, 2, 41 and 42; 0, 4 and 40 are not (SPEC section 6). */
export function isAgent(type: SessionType): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42;
}

export function memberById(db: Database, id: number): MemberRow {
  const row = sql<MemberRow>(db, 'SELECT * FROM members WHERE id = ?').get(id);
  if (!row) throw new Error(`No member ${id}`);
  return row;
}

/** Usernames are compared without regard to case. */
export function memberByUsername(db: Database, username: string): MemberRow | undefined {
  return sql<MemberRow>(db, 'SELECT * FROM members WHERE username = ?').get(username);
}

/** Finds a member by the number that signs in; `dialingCode` is without its plus sign. */
export function memberByMobile(db: Database, dialingCode: string, mobile: string): MemberRow | undefined {
  return sql<MemberRow>(db, 'SELECT * FROM members WHERE dialing_code = ? AND mobile = ?').get(dialingCode, mobile);
}

/** The member who has this address; addresses are compared without regard to case. */
export function emailOwner(db: Database, email: string): number | undefined {
  return sql<{ id: number }>(db, 'SELECT id FROM members WHERE email = ?').get(email)?.id;
}

/** Refuses `free.reject` for a trial, which has nobody behind it. */
export function checkRealMember({ type }: { type: SessionType }): void {
  if (type === 4) refuse('free.reject');
}

/** Ordinary members and agents of types 1 and 2 pay in and move money (SPEC section 6). */
export const isPayer = (type: SessionType): boolean => type === 0 || type === 1 || type === 2;

/** Refuses `free.reject` for who neither pays in nor moves money (SPEC section 6). */
export function checkPayer({ type }: { type: SessionType }): void {
  if (!isPayer(type)) refuse('free.reject');
}

/** The agent whose invitation code this is; disabled agents invite nobody. */
export function agentByCode(db: Database, code: string): MemberRow | undefined {
  const row = sql<MemberRow>(db, "SELECT * FROM members WHERE affiliate_code = ? AND status = 'active'").get(code);
  return row;
}

/** Adds a member and answers the id. Throws SQLite's constraint error when username or number are taken. */
export function addMember(db: Database, member: NewMember): number {
  const names = Object.keys(member);
  const marks = names.map(() => '?').join(', ');
  const insert = sql(db, `INSERT INTO members (${names.join(', ')}) VALUES (${marks})`);
  return Number(insert.run(...Object.values(member)).lastInsertRowid);
}

/** A code that nobody has to spell twice: 8 characters without look-alikes. */
export function newAffiliateCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('');
}
