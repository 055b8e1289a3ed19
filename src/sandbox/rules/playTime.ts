import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';

/** Bets no further apart than this, in ms, belong to one stretch of play. */
export const SAME_STRETCH = 5 * 60_000;

interface Span {
  from_at: number;
  until_at: number;
}

/** The newest stretch of play, if a play at `at` still belongs to it. */
function openSpan(db: Database, memberId: number, at: number): Span | undefined {
  const last = sql<Span>(
    db,
    'SELECT from_at, until_at FROM play_spans WHERE member_id = ? ORDER BY from_at DESC LIMIT 1',
  ).get(memberId);
  return last && at >= last.from_at && at - last.until_at <= SAME_STRETCH ? last : undefined;
}

/** Counts a play at `at` (ms) towards the time of play. */
export function countPlay(db: Database, memberId: number, at: number): void {
  const span = openSpan(db, memberId, at);
  const values = [memberId, span?.from_at ?? at, Math.max(at, span?.until_at ?? at)];
  sql(
    db,
    `INSERT INTO play_spans (member_id, from_at, until_at) VALUES (?, ?, ?)
     ON CONFLICT (member_id, from_at) DO UPDATE SET until_at = excluded.until_at`,
  ).run(...values);
}

/** Ms played since `from`; with a play `at` now, what passed since the last one counts as well when it is of the same stretch. */
export function playedSince(db: Database, memberId: number, from: number, at?: number): number {
  const row = sql<{ played: number }>(
    db,
    `SELECT COALESCE(SUM(until_at - MAX(from_at, ?)), 0) AS played FROM play_spans WHERE member_id = ? AND until_at > ?`,
  ).get(from, memberId, from);
  const span = at === undefined ? undefined : openSpan(db, memberId, at);
  const running = span && at !== undefined ? Math.max(0, at - Math.max(from, span.until_at)) : 0;
  return (row?.played ?? 0) + running;
}
