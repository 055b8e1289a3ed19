import type { MallAccount, MallPointsKind } from '../../contract/schemas/mall.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { formatMoney, siteCurrency } from './money.ts';
import { refuse } from './refusal.ts';
import { signInPoints } from './signInCalendar.ts';
import { turnoverOf } from './vip.ts';

/** Turnover in minor units that earns a point. */
export const TURNOVER_PER_POINT = 1_000;

/** A movement of points beside those that play earns. */
export interface PointsEntry {
  /** What it belongs to (`order:<id>`): the same key never counts twice. */
  key: string;
  kind: Exclude<MallPointsKind, 'turnover' | 'signIn'>;
  /** Negative for what is spent. */
  points: number;
  orderId?: string;
  now: number;
}

/** A member's points: one for each part of the turnover, those of the sign-in calendar, and what was given, less what was spent. */
export function pointsOf(db: Database, memberId: number): number {
  const row = sql<{ sum: number }>(
    db,
    'SELECT COALESCE(SUM(points), 0) AS sum FROM mall_points WHERE member_id = ?',
  ).get(memberId);
  const earned = Math.floor(turnoverOf(db, memberId) / TURNOVER_PER_POINT);
  return earned + signInPoints(db, memberId) + (row?.sum ?? 0);
}

/**
 * Gives or spends points, once per key; to be called inside a transaction. Refuses `points.insufficient` for more than there are.
 */
export function movePoints(db: Database, memberId: number, { key, kind, points, orderId, now }: PointsEntry): void {
  if (sql(db, 'SELECT 1 FROM mall_points WHERE key = ?').get(key)) return;
  if (points < 0 && pointsOf(db, memberId) + points < 0) refuse('points.insufficient');
  sql(db, 'INSERT INTO mall_points (member_id, key, kind, points, order_id, created_at) VALUES (?, ?, ?, ?, ?, ?)').run(
    memberId,
    key,
    kind,
    points,
    orderId ?? null,
    now,
  );
}

/** Points as the mall shows them. Stakes that came back may have left fewer than were spent: none then. */
export function accountOf(db: Database, memberId: number): MallAccount {
  return {
    points: Math.max(0, pointsOf(db, memberId)),
    // A point is worth one minor unit.
    pointsPerUnit: 10 ** siteCurrency().decimals,
    turnoverPerPoint: formatMoney(TURNOVER_PER_POINT),
  };
}
