import type { PlayClosure } from '../../contract/schemas/protection.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { instantOf } from './paging.ts';
import { monthsAfter } from './playPeriods.ts';
import { noteProtection } from './protectionHistory.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';

/** How often the reality check comes for who has chosen nothing, in minutes. */
const REALITY_CHECK = 60;

/** Longer than any exclusion in months: until the end of what a date can say. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER;

interface ClosureRow {
  reality_check_minutes: number | null;
  time_out_until: number | null;
  excluded_at: number | null;
  /** Null with `excluded_at` is for good. */
  excluded_until: number | null;
}

/** What is closed for a member at `now`; empty when nothing is. */
export function closureOf(db: Database, memberId: number, now: number): PlayClosure {
  const { time_out_until, excluded_at, excluded_until } = rowOf(db, memberId);
  const excluded = excluded_at !== null && (excluded_until === null || excluded_until > now);
  const since = excluded_at ?? now;
  return {
    ...(time_out_until !== null && time_out_until > now && { timeOutUntil: instantOf(time_out_until) }),
    ...(excluded && {
      excluded: { since: instantOf(since), ...(excluded_until !== null && { until: instantOf(excluded_until) }) },
    }),
  };
}

/** Refuses `account.excluded` while a time-out or an exclusion closes play; withdrawing is not asked. */
export function checkOpen(db: Database, memberId: number, now: number): void {
  const { excluded, timeOutUntil } = closureOf(db, memberId, now);
  const until = excluded ? excluded.until : timeOutUntil;
  if (!excluded && until === undefined) return;
  const by = excluded ? 'exclusion' : 'timeOut';
  refuse('account.excluded', { closed: { by, ...(until !== undefined && { until }) } });
}

/** Closes play for some hours; a longer time-out stays. */
export function takeBreak(db: Database, memberId: number, hours: number, now: number): void {
  const until = Math.max(now + hours * 3_600_000, rowOf(db, memberId).time_out_until ?? 0);
  write(db, memberId, { time_out_until: until });
  noteProtection(db, memberId, { act: 'timeOut', until }, now);
}

/** Excludes for some months, or for good with 0; a longer exclusion stays. */
export function exclude(db: Database, memberId: number, months: number, now: number): void {
  const { excluded_at, excluded_until } = rowOf(db, memberId);
  const standing = excluded_at === null ? 0 : (excluded_until ?? FOR_GOOD);
  const until = Math.max(months === 0 ? FOR_GOOD : monthsAfter(timeZoneOf(db), now, months), standing);
  const last = until === FOR_GOOD ? null : until;
  write(db, memberId, { excluded_at: standing > now ? (excluded_at ?? now) : now, excluded_until: last });
  noteProtection(db, memberId, { act: 'exclusion', ...(last !== null && { until: last }) }, now);
}

/** Minutes between reality checks; 0 is never. */
export function realityCheckOf(db: Database, memberId: number): number {
  return rowOf(db, memberId).reality_check_minutes ?? REALITY_CHECK;
}

export function chooseRealityCheck(db: Database, memberId: number, minutes: number, now: number): void {
  write(db, memberId, { reality_check_minutes: minutes });
  noteProtection(db, memberId, { act: 'realityCheck', minutes }, now);
}

function rowOf(db: Database, memberId: number): ClosureRow {
  const row = sql<ClosureRow>(db, 'SELECT * FROM protections WHERE member_id = ?').get(memberId);
  return row ?? { reality_check_minutes: null, time_out_until: null, excluded_at: null, excluded_until: null };
}

function write(db: Database, memberId: number, change: Partial<ClosureRow>): void {
  const row = { ...rowOf(db, memberId), ...change };
  sql(
    db,
    `INSERT OR REPLACE INTO protections (member_id, reality_check_minutes, time_out_until, excluded_at, excluded_until)
     VALUES (?, ?, ?, ?, ?)`,
  ).run(memberId, row.reality_check_minutes, row.time_out_until, row.excluded_at, row.excluded_until);
}
