import { createHash } from 'node:crypto';
import { sql } from '../db/statement.ts';
import { refuse } from '../rules/refusal.ts';
import type { MemberVisit } from './define.ts';

const KEY = /^[\w.:-]{8,128}$/;

/**
 * Runs `act` once per member and Idempotency-Key, in one transaction with the storing of its answer; afterwards the
 * stored answer comes back. Refuses `idempotency.missing` without a usable key and `idempotency.conflict` when the key
 * came with another call or payload; the payment password is no part of it, as it may change.
 */
export function answerOnce<Value>(visit: MemberVisit, call: string, act: (key: string) => Value): Value {
  const { db, session, request, now } = visit;
  const key = request.headers.get('Idempotency-Key') ?? '';
  if (!KEY.test(key)) refuse('idempotency.missing');
  const fingerprint = fingerprintOf(call, visit);
  return db
    .transaction(() => {
      const stored = sql<{ fingerprint: string; answer: string }>(
        db,
        'SELECT fingerprint, answer FROM answers WHERE member_id = ? AND key = ?',
      ).get(session.memberId, key);
      if (stored) {
        if (stored.fingerprint !== fingerprint) refuse('idempotency.conflict');
        return (JSON.parse(stored.answer) as { value: Value }).value;
      }
      const value = act(key);
      sql(db, 'INSERT INTO answers (member_id, key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?)').run(
        session.memberId,
        key,
        fingerprint,
        JSON.stringify({ value }),
        now,
      );
      return value;
    })
    .immediate();
}

function fingerprintOf(call: string, { query, body }: MemberVisit): string {
  return createHash('sha256')
    .update(
      JSON.stringify([call, query ?? null, body ?? null], (name, value) =>
        name === 'paymentPassword' ? undefined : value,
      ),
    )
    .digest('base64url');
}
