import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { passwordMatches } from './password.ts';
import { refuse } from './refusal.ts';

/** What a member is asked to prove itself by; each is counted for itself. */
export type SecretKind = 'password' | 'payment' | 'answers';

/** After this many wrong ones in a row the account waits, in ms: nobody who has the phone for a minute guesses a secret. */
export const ATTEMPTS = 5;
export const WAIT = 15 * 60_000;

interface Failures {
  count: number;
  last_at: number;
}

/** Whose secret is asked for, and when. */
export interface Asked {
  readonly db: Database;
  readonly memberId: number;
  readonly kind: SecretKind;
  /** The name of the secret in the payload. */
  readonly field: string;
  readonly now: number;
}

/** What a member is asked for in a call. */
export const askedOf = (
  { db, session, now }: { db: Database; session: { memberId: number }; now: number },
  kind: SecretKind,
  field: string,
): Asked => ({ db, memberId: session.memberId, kind, field, now });

/**
 * Refuses `password.wrong`, with the attempts that are left, unless `secret` is what was hashed, and `too.many.requests`, with the
 * moment when the account has waited enough, after several in a row. Call it outside a transaction, or a refusal undoes the counting.
 */
export async function checkGuarded(asked: Asked, secret: string | undefined, hash: string | null): Promise<void> {
  checkWaiting(asked);
  if (secret !== undefined && hash !== null && (await passwordMatches(secret, hash))) return forget(asked);
  // A secret that was left out is no guess.
  if (secret === undefined) refuse('password.wrong', { field: asked.field });
  refuseCounted(asked, 'password.wrong');
}

/** The same for answers, which `fits` has compared. */
export async function checkGuardedAnswers(asked: Asked, fits: () => Promise<boolean>): Promise<void> {
  checkWaiting(asked);
  if (await fits()) return forget(asked);
  refuseCounted(asked, 'answer.wrong');
}

function failuresOf({ db, memberId, kind, now }: Asked): Failures {
  const row = sql<Failures>(db, 'SELECT count, last_at FROM secret_failures WHERE member_id = ? AND kind = ?');
  const found = row.get(memberId, kind);
  return found && found.last_at + WAIT > now ? found : { count: 0, last_at: 0 };
}

function checkWaiting(asked: Asked): void {
  const { count, last_at } = failuresOf(asked);
  if (count >= ATTEMPTS) refuse('too.many.requests', { field: asked.field, until: last_at + WAIT });
}

function refuseCounted(asked: Asked, code: 'password.wrong' | 'answer.wrong'): never {
  const { db, memberId, kind, field, now } = asked;
  const count = failuresOf(asked).count + 1;
  sql(
    db,
    `INSERT INTO secret_failures (member_id, kind, count, last_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (member_id, kind) DO UPDATE SET count = excluded.count, last_at = excluded.last_at`,
  ).run(memberId, kind, count, now);
  if (count >= ATTEMPTS) refuse('too.many.requests', { field, until: now + WAIT });
  return refuse(code, { field, left: ATTEMPTS - count });
}

function forget({ db, memberId, kind }: Asked): void {
  sql(db, 'DELETE FROM secret_failures WHERE member_id = ? AND kind = ?').run(memberId, kind);
}
