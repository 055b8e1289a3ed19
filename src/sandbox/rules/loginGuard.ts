import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';

const FORGOTTEN_AFTER = 30 * 60_000;

/** Whether a login by this name from this address must pass the image captcha: after one failure (SPEC 2.3). */
export function captchaNeeded(db: Database, name: string, ip: string, now: number): boolean {
  const row = sql<{ last_at: number }>(db, 'SELECT last_at FROM login_failures WHERE subject = ?').get(`${name}|${ip}`);
  return row !== undefined && row.last_at + FORGOTTEN_AFTER > now;
}

export function countFailure(db: Database, name: string, ip: string, now: number): void {
  sql(
    db,
    `INSERT INTO login_failures (subject, count, last_at) VALUES (?, 1, ?)
     ON CONFLICT (subject) DO UPDATE SET count = count + 1, last_at = excluded.last_at`,
  ).run(`${name}|${ip}`, now);
}

/** How often a name has failed from an address since it last succeeded. */
export function failuresOf(db: Database, name: string, ip: string): number {
  const row = sql<{ count: number }>(db, 'SELECT count FROM login_failures WHERE subject = ?').get(`${name}|${ip}`);
  return row?.count ?? 0;
}

export function forgetFailures(db: Database, name: string, ip: string): void {
  sql(db, 'DELETE FROM login_failures WHERE subject = ?').run(`${name}|${ip}`);
}
