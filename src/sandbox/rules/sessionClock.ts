import type { SessionClock } from '../../contract/schemas/protection.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { formatMoney } from './money.ts';
import { instantOf } from './paging.ts';
import { closureOf, realityCheckOf } from './playClosure.ts';
import { betsSince } from './playLimits.ts';
import type { Session } from './session.ts';

/** Since when a session runs, what has been staked and won in it, and what is closed. */
export function sessionClock(db: Database, { memberId, tokenHash }: Session, now: number): SessionClock {
  const begun = sql<{ created_at: number }>(db, 'SELECT created_at FROM sessions WHERE token_hash = ?').get(tokenHash);
  const startedAt = begun?.created_at ?? now;
  const { stake, payout, open } = betsSince(db, memberId, startedAt);
  const last = sql<{ at: number | null }>(
    db,
    'SELECT MAX(placed_at) AS at FROM bets WHERE member_id = ? AND placed_at >= ?',
  ).get(memberId, startedAt);
  return {
    startedAt: instantOf(startedAt),
    now: instantOf(now),
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    net: formatMoney(payout - stake + open),
    realityCheckMinutes: realityCheckOf(db, memberId),
    ...(last && last.at !== null && { lastBetAt: instantOf(last.at) }),
    ...closureOf(db, memberId, now),
  };
}
