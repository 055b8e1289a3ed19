import { randomInt } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { MemberRow } from './members.ts';
import { sendMessage } from './outbox.ts';
import { refuse } from './refusal.ts';

/** What a code is for; a code for one purpose is worth nothing for another. */
export type Purpose = 'register' | 'noLogin' | 'member' | 'email' | 'firebase';

/** A new code may be asked for after this many ms; the countdown of the form (SPEC section 4). */
export const RESEND_AFTER = 60_000;
const LIFETIME = 10 * 60_000;
const ATTEMPTS = 5;

/** The way a number is written everywhere: `+55 11987654321` without the space. */
export function fullNumber(dialingCode: string | undefined, mobileNum: string): string {
  return `+${(dialingCode ?? '55').replace(/^\+/, '')}${mobileNum}`;
}

/** Where a code to what the account has goes, and its purpose. Refuses `not.found` when the account has no such thing. */
export function ownRecipient(member: MemberRow, way: 'mobile' | 'email'): [Purpose, string] {
  const recipient = way === 'email' ? member.email : member.mobile;
  if (recipient === null) return refuse('not.found', { field: 'way' });
  return way === 'email' ? ['email', recipient] : ['member', fullNumber(member.dialing_code ?? undefined, recipient)];
}

/**
 * Sends a code of six digits to the outbox; it holds for ten minutes. Answers the moment, in ms, at which the next one
 * may be asked for. Refuses `verification.too.soon` before that.
 */
export function sendCode(db: Database, purpose: Purpose, recipient: string, now: number): number {
  const last = sql<{ created_at: number }>(
    db,
    'SELECT created_at FROM verifications WHERE recipient = ? AND purpose = ? ORDER BY id DESC LIMIT 1',
  ).get(recipient, purpose);
  if (last && last.created_at + RESEND_AFTER > now) refuse('verification.too.soon');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  sql(db, 'INSERT INTO verifications (purpose, recipient, code, created_at, expires_at) VALUES (?, ?, ?, ?, ?)').run(
    purpose,
    recipient,
    code,
    now,
    now + LIFETIME,
  );
  const kind = purpose === 'email' ? 'email' : 'sms';
  sendMessage(db, { kind, recipient, subject: `Leve: ${purpose}`, body: `Leve: ${code}` }, now);
  return now + RESEND_AFTER;
}

/**
 * Finds the newest code and answers its id, for `markCodeSpent`. Refuses `verification.invalid` for a wrong, used or
 * late one, and after five attempts; call it outside a transaction, or a refusal undoes the counting.
 */
export function checkCode(
  db: Database,
  purpose: Purpose,
  recipient: string,
  code: string | undefined,
  now: number,
): number {
  const row = sql<{ id: number; code: string; attempts: number }>(
    db,
    `SELECT id, code, attempts FROM verifications
     WHERE recipient = ? AND purpose = ? AND used_at IS NULL AND expires_at > ? ORDER BY id DESC LIMIT 1`,
  ).get(recipient, purpose, now);
  if (!row || row.attempts >= ATTEMPTS) refuse('verification.invalid', { field: 'verificationCode' });
  if (row.code !== code) {
    sql(db, 'UPDATE verifications SET attempts = attempts + 1 WHERE id = ?').run(row.id);
    refuse('verification.invalid', { field: 'verificationCode' });
  }
  return row.id;
}

export function markCodeSpent(db: Database, id: number, now: number): void {
  sql(db, 'UPDATE verifications SET used_at = ? WHERE id = ?').run(now, id);
}

/** Checks a code and uses it up. */
export function spendCode(
  db: Database,
  purpose: Purpose,
  recipient: string,
  code: string | undefined,
  now: number,
): void {
  markCodeSpent(db, checkCode(db, purpose, recipient, code, now), now);
}
