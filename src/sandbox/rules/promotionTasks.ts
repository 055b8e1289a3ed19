import type { PromotionState } from '../../contract/schemas/promotions.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { isPromoUsed } from './depositPromos.ts';
import { formatMoney, type Minor } from './money.ts';
import type { PromotionTerms, Task } from './promotionTerms.ts';

type Standing = Omit<PromotionState, 'promotionId' | 'link'>;

/** Turnover of ended bets from a moment on, by any game or by these types; what was given back is none. */
function turnoverSince(db: Database, memberId: number, gameTypes: readonly string[] | undefined, from: number): Minor {
  const row = sql<{ sum: Minor }>(
    db,
    `SELECT COALESCE(SUM(stake), 0) AS sum FROM bets WHERE member_id = ? AND placed_at >= ? AND status IN ('won', 'lost')
     AND (? = '[]' OR game_type IN (SELECT value FROM json_each(?)))`,
  ).get(memberId, from, JSON.stringify(gameTypes ?? []), JSON.stringify(gameTypes ?? []));
  return row?.sum ?? 0;
}

/** Whether a task has been done since the member joined. */
export function isDone(db: Database, memberId: number, task: Task, joinedAt: number): boolean {
  if ('turnover' in task) return turnoverSince(db, memberId, task.gameTypes, joinedAt) >= task.turnover;
  return sql(db, "SELECT 1 FROM kyc WHERE member_id = ? AND status = 'verified'").get(memberId) !== undefined;
}

/** How far somebody is who has joined: `process` once there is turnover to speak of. */
export function progressOf(db: Database, memberId: number, terms: PromotionTerms, joinedAt: number): Standing {
  if (terms.kind !== 'task' || !('turnover' in terms.task)) return { status: 'signed' };
  const { turnover: needed, gameTypes } = terms.task;
  const made = Math.min(needed, turnoverSince(db, memberId, gameTypes, joinedAt));
  return {
    status: made > 0 ? 'process' : 'signed',
    turnover: formatMoney(made),
    turnoverNeeded: formatMoney(needed),
  };
}

interface GrantedRow {
  wagering: Minor;
  turnover: Minor;
  status: 'open' | 'released' | 'expired';
}

/**
 * Where a member stands with a promotion of deposits: `join` while it can be chosen, `process` while its bonus is played for, `claimed` once
 * it was had, `close` for the first deposit of somebody who has paid in before.
 */
export function depositStanding(db: Database, memberId: number, promotionId: string, now: number): Standing {
  const granted = sql<GrantedRow>(
    db,
    'SELECT wagering, turnover, status FROM bonuses WHERE member_id = ? AND promotion_id = ? ORDER BY id DESC',
  ).get(memberId, promotionId);
  if (granted?.status === 'open') {
    const { turnover, wagering } = granted;
    return { status: 'process', turnover: formatMoney(turnover), turnoverNeeded: formatMoney(wagering) };
  }
  if (!isPromoUsed(db, memberId, promotionId, now)) return { status: 'join', action: 'deposit' };
  return { status: granted ? 'claimed' : 'close' };
}
