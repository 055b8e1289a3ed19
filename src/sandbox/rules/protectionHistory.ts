import type { Page, PageQuery } from '../../contract/schemas/page.ts';
import type { LimitKind, LimitPeriod, ProtectionAct, ProtectionEvent } from '../../contract/schemas/protection.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { formatMoney } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';

/** What is written of a change; `amount` in minor units or minutes of play, `until` in ms. */
interface Note {
  act: ProtectionAct;
  kind?: LimitKind;
  period?: LimitPeriod;
  amount?: number;
  minutes?: number;
  until?: number;
}

interface EventRow {
  id: number;
  act: ProtectionAct;
  kind: LimitKind | null;
  period: LimitPeriod | null;
  amount: number | null;
  minutes: number | null;
  until: number | null;
  at: number;
}

/** Writes a line of the history, which nobody can take out again. */
export function noteProtection(db: Database, memberId: number, note: Note, at: number): void {
  sql(
    db,
    `INSERT INTO protection_events (member_id, act, kind, period, amount, minutes, until, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    memberId,
    note.act,
    note.kind ?? null,
    note.period ?? null,
    note.amount ?? null,
    note.minutes ?? null,
    note.until ?? null,
    at,
  );
}

/** One page of the history, newest first. */
export function protectionHistory(db: Database, memberId: number, query: PageQuery): Page<ProtectionEvent> {
  const total = sql<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM protection_events WHERE member_id = ?');
  const rows = sql<EventRow>(
    db,
    `SELECT id, act, kind, period, amount, minutes, until, at FROM protection_events
     WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
  ).all(memberId, query.pageSize, offsetOf(query));
  return { list: rows.map(eventOf), ...pageCounters(query, total.get(memberId)?.count ?? 0) };
}

function eventOf({ id, act, kind, period, amount, minutes, until, at }: EventRow): ProtectionEvent {
  return {
    eventId: String(id),
    act,
    at: instantOf(at),
    ...(kind && period && { limit: { kind, period } }),
    ...(amount !== null && { amount: kind === 'time' ? String(amount) : formatMoney(amount) }),
    ...(minutes !== null && { minutes }),
    ...(until !== null && { until: instantOf(until) }),
  };
}
