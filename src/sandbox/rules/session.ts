import { createHash, randomBytes } from 'node:crypto';
import type { SessionType } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { refuse } from './refusal.ts';

/** Who calls. */
export interface Session {
  readonly memberId: number;
  readonly userName: string;
  readonly type: SessionType;
  readonly firstTimeLogin: boolean;
  /** Names the session in the database; the token itself is never stored. */
  readonly tokenHash: string;
}

interface SessionRow {
  member_id: number;
  username: string;
  type: SessionType;
  status: string;
  first_login: 0 | 1;
  seen_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** How long a session holds without being used, in ms. */
export const SESSION_LIFETIME = 7 * 24 * 3600 * 1000;

/** A token that is older than this, in ms, is replaced when its session is renewed. */
export const TOKEN_LIFETIME = 24 * 3600 * 1000;

/** How long a replaced token still serves what was on its way, in ms. */
export const GRACE = 2 * 60_000;

/** A use is written down at most once in this many ms. */
const SEEN_INTERVAL = 60_000;

/** Opens a session and answers its token, which is shown once and kept only as a hash. */
export function openSession(db: Database, memberId: number, now: number): string {
  const token = randomBytes(32).toString('base64url');
  sql(db, 'INSERT INTO sessions (token_hash, member_id, created_at, seen_at, expires_at) VALUES (?, ?, ?, ?, ?)').run(
    hashOf(token),
    memberId,
    now,
    now,
    now + SESSION_LIFETIME,
  );
  return token;
}

/** The session of a token. Refuses `session.expired` when it no longer holds, `account.disabled` when its member is. */
export function findSession(db: Database, token: string, now: number): Session {
  const tokenHash = hashOf(token);
  const row = sql<SessionRow>(
    db,
    `SELECT s.member_id, m.username, m.type, m.status, m.first_login, s.seen_at, s.expires_at, s.ended_at
     FROM sessions s JOIN members m ON m.id = s.member_id WHERE s.token_hash = ?`,
  ).get(tokenHash);
  if (!row || row.ended_at !== null || row.expires_at <= now) refuse('session.expired');
  if (row.status !== 'active') refuse('account.disabled');
  if (now - row.seen_at > SEEN_INTERVAL) extendSession(db, tokenHash, now);
  return {
    memberId: row.member_id,
    userName: row.username,
    type: row.type,
    firstTimeLogin: row.first_login === 1,
    tokenHash,
  };
}

/** A new token for a session whose token has served its day; undefined while it still serves. */
export function renewSession(db: Database, { memberId, tokenHash }: Session, now: number): string | undefined {
  const end = now + GRACE;
  // Seen in the time to come: no use of the old token makes it last longer.
  const { changes } = sql(
    db,
    'UPDATE sessions SET seen_at = ?, expires_at = ? WHERE token_hash = ? AND created_at < ? AND expires_at > ?',
  ).run(end, end, tokenHash, now - TOKEN_LIFETIME, end);
  return changes > 0 ? openSession(db, memberId, now) : undefined;
}

/** Ends the session; ending it twice is harmless. */
export function endSession(db: Database, tokenHash: string, now: number): void {
  sql(db, 'UPDATE sessions SET ended_at = ? WHERE token_hash = ? AND ended_at IS NULL').run(now, tokenHash);
}

/** Ends every session of a member, as after a changed password; `kept` is the token hash of the one that stays. */
export function endSessions(db: Database, memberId: number, now: number, kept = ''): void {
  sql(db, 'UPDATE sessions SET ended_at = ? WHERE member_id = ? AND token_hash <> ? AND ended_at IS NULL').run(
    now,
    memberId,
    kept,
  );
}

function extendSession(db: Database, tokenHash: string, now: number): void {
  sql(db, 'UPDATE sessions SET seen_at = ?, expires_at = ? WHERE token_hash = ?').run(
    now,
    now + SESSION_LIFETIME,
    tokenHash,
  );
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
