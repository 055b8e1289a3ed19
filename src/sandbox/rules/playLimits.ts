import type { FailureValue } from '../../contract/envelope.ts';
import type { LimitForm, LimitKey, LimitKind, LimitPeriod, PlayLimit } from '../../contract/schemas/protection.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { WAITING } from './depositMethods.ts';
import { formatMoney, type Minor, parseMoney } from './money.ts';
import { instantOf } from './paging.ts';
import { periodAround } from './playPeriods.ts';
import { playedSince } from './playTime.ts';
import { noteProtection } from './protectionHistory.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';

/** A higher limit, or none, waits this many hours. */
export const WAITING_HOURS = 24;

const MINUTE = 60_000;
const KINDS: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time'];
const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** A limit as kept: minor units, or minutes for `time`; `pending_at` without an amount is a removal that waits. */
interface LimitRow extends LimitKey {
  amount: number;
  pending_amount: number | null;
  pending_at: number | null;
}

/** All kinds and periods, with the limits that are set and what is used of them. */
export function limitsOf(db: Database, memberId: number, now: number): PlayLimit[] {
  const set = rowsOf(db, memberId, now);
  return KINDS.flatMap((kind) =>
    PERIODS.map((period) =>
      limitOf(
        db,
        memberId,
        { kind, period },
        set.find((row) => row.kind === kind && row.period === period),
        now,
      ),
    ),
  );
}

/** Sets a limit: what is lower than the one in force holds at once, what is higher waits. Refuses `payload.invalid` for nothing. */
export function changeLimit(db: Database, memberId: number, form: LimitForm, now: number): PlayLimit {
  const amount = amountOf(form);
  const row = rowOf(db, memberId, form, now);
  if (row && amount > row.amount) {
    const until = now + WAITING_HOURS * 3_600_000;
    write(db, memberId, { ...row, pending_amount: amount, pending_at: until });
    noteProtection(db, memberId, { act: 'limitRaise', ...keyOf(form), amount, until }, now);
  } else if (row && amount === row.amount) {
    return keepLimitAsIs(db, memberId, form, now);
  } else {
    write(db, memberId, { ...keyOf(form), amount, pending_amount: null, pending_at: null });
    noteProtection(db, memberId, { act: 'limit', ...keyOf(form), amount }, now);
  }
  return limitOf(db, memberId, form, rowOf(db, memberId, form, now), now);
}

/** Asks for a limit to end, which waits. Refuses `not.found` where none is set. */
export function dropLimit(db: Database, memberId: number, key: LimitKey, now: number): PlayLimit {
  const row = rowOf(db, memberId, key, now) ?? refuse('not.found');
  const until = now + WAITING_HOURS * 3_600_000;
  write(db, memberId, { ...row, pending_amount: null, pending_at: until });
  noteProtection(db, memberId, { act: 'limitRemoval', ...keyOf(key), until }, now);
  return limitOf(db, memberId, key, rowOf(db, memberId, key, now), now);
}

/** Takes back a change that waits; without one nothing happens. Refuses `not.found` where no limit is set. */
export function keepLimitAsIs(db: Database, memberId: number, key: LimitKey, now: number): PlayLimit {
  const row = rowOf(db, memberId, key, now) ?? refuse('not.found');
  if (row.pending_at !== null) {
    write(db, memberId, { ...row, pending_amount: null, pending_at: null });
    noteProtection(db, memberId, { act: 'limitKept', ...keyOf(key), amount: row.amount }, now);
  }
  return limitOf(db, memberId, key, rowOf(db, memberId, key, now), now);
}

/** Refuses `limit.reached` for a deposit (minor units) that would pass one of the member's limits. */
export function checkDepositLimit(db: Database, memberId: number, amount: Minor, now: number): void {
  checkLimits(db, memberId, { deposit: amount }, now);
}

/** Whether a deposit that is paid now stays within the limits, which may be lower than when it was opened. */
export function depositFits(db: Database, memberId: number, amount: Minor, now: number): boolean {
  return rowsOf(db, memberId, now)
    .filter(({ kind }) => kind === 'deposit')
    .every((row) => paidIn(db, memberId, periodAround(timeZoneOf(db), row.period, now).from) + amount <= row.amount);
}

/** Refuses `limit.reached` for a stake (minor units) that would pass a limit of loss, stake or time. */
export function checkStakeLimits(db: Database, memberId: number, stake: Minor, now: number): void {
  checkLimits(db, memberId, { loss: stake, stake, time: 0 }, now);
}

/** What each kind would take; the tightest limit that this passes is told. A limit that is used up refuses even nothing. */
function checkLimits(db: Database, memberId: number, takes: Partial<Record<LimitKind, number>>, now: number): void {
  let tightest: { row: LimitRow; left: number } | undefined;
  for (const row of rowsOf(db, memberId, now)) {
    const take = takes[row.kind];
    if (take === undefined) continue;
    const left = row.amount * unitOf(row.kind) - usedOf(db, memberId, row, now, true);
    if ((left <= 0 || take > left) && (!tightest || left < tightest.left)) tightest = { row, left };
  }
  if (tightest) refuse('limit.reached', { limit: toldLimit(db, tightest.row, tightest.left, now) });
}

function toldLimit(db: Database, row: LimitRow, left: number, now: number): NonNullable<FailureValue['limit']> {
  const { until } = periodAround(timeZoneOf(db), row.period, now);
  const rest = Math.max(0, Math.floor(left / unitOf(row.kind)));
  return { ...keyOf(row), left: written(row.kind, rest), resetsAt: instantOf(until) };
}

/** Minutes are counted in ms, money in minor units. */
const unitOf = (kind: LimitKind): number => (kind === 'time' ? MINUTE : 1);

const keyOf = ({ kind, period }: LimitKey): LimitKey => ({ kind, period });

/** Used in the running period: minor units, or ms of play. `playing`: somebody plays at this moment. */
function usedOf(db: Database, memberId: number, { kind, period }: LimitKey, now: number, playing = false): number {
  const { from } = periodAround(timeZoneOf(db), period, now);
  if (kind === 'time') return playedSince(db, memberId, from, playing ? now : undefined);
  if (kind === 'deposit') return paidIn(db, memberId, from) + payingIn(db, memberId, now);
  const { stake, payout } = betsSince(db, memberId, from);
  return kind === 'stake' ? stake : Math.max(0, stake - payout);
}

/** Stake and payout of the bets placed since `from`, and what is staked on open ones: to a limit they are lost until they end. */
export function betsSince(db: Database, memberId: number, from: number): { stake: Minor; payout: Minor; open: Minor } {
  const row = sql<{ stake: number; payout: number; open: number }>(
    db,
    `SELECT COALESCE(SUM(stake), 0) AS stake, COALESCE(SUM(payout), 0) AS payout,
       COALESCE(SUM(stake) FILTER (WHERE status = 'open'), 0) AS open FROM bets
     WHERE member_id = ? AND placed_at >= ? AND status <> 'void'`,
  ).get(memberId, from);
  return row ?? { stake: 0, payout: 0, open: 0 };
}

function paidIn(db: Database, memberId: number, from: number): Minor {
  const row = sql<{ sum: number }>(
    db,
    "SELECT COALESCE(SUM(amount), 0) AS sum FROM deposits WHERE member_id = ? AND status = 'approved' AND settled_at >= ?",
  ).get(memberId, from);
  return row?.sum ?? 0;
}

/** Deposits that can still be paid count as if they were. */
function payingIn(db: Database, memberId: number, now: number): Minor {
  const row = sql<{ sum: number }>(
    db,
    `SELECT COALESCE(SUM(d.amount), 0) AS sum FROM deposits d WHERE d.member_id = ? AND ${WAITING}`,
  ).get(memberId, now);
  return row?.sum ?? 0;
}

/** The limits of a member in force now: what has waited long enough has become true. */
function rowsOf(db: Database, memberId: number, now: number): LimitRow[] {
  return sql<LimitRow>(
    db,
    'SELECT kind, period, amount, pending_amount, pending_at FROM play_limits WHERE member_id = ?',
  )
    .all(memberId)
    .flatMap((row) => {
      if (row.pending_at === null || row.pending_at > now) return [row];
      return row.pending_amount === null
        ? []
        : [{ ...row, amount: row.pending_amount, pending_amount: null, pending_at: null }];
    });
}

function rowOf(db: Database, memberId: number, { kind, period }: LimitKey, now: number): LimitRow | undefined {
  return rowsOf(db, memberId, now).find((row) => row.kind === kind && row.period === period);
}

function write(db: Database, memberId: number, row: LimitRow): void {
  sql(
    db,
    `INSERT OR REPLACE INTO play_limits (member_id, kind, period, amount, pending_amount, pending_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(memberId, row.kind, row.period, row.amount, row.pending_amount, row.pending_at);
}

function limitOf(db: Database, memberId: number, key: LimitKey, row: LimitRow | undefined, now: number): PlayLimit {
  const used = Math.floor(usedOf(db, memberId, key, now) / unitOf(key.kind));
  return {
    ...keyOf(key),
    ...(row && { amount: written(key.kind, row.amount) }),
    used: written(key.kind, used),
    resetsAt: instantOf(periodAround(timeZoneOf(db), key.period, now).until),
    ...(row && row.pending_at !== null && { pending: pendingOf(row, row.pending_at) }),
  };
}

function pendingOf({ kind, pending_amount }: LimitRow, at: number): NonNullable<PlayLimit['pending']> {
  const effectiveAt = instantOf(at);
  return pending_amount === null ? { effectiveAt } : { amount: written(kind, pending_amount), effectiveAt };
}

/** Money as a decimal, minutes as a whole number. */
export const written = (kind: LimitKind, amount: number): string =>
  kind === 'time' ? String(amount) : formatMoney(amount);

/** Minor units or whole minutes of a form. Refuses `payload.invalid` for zero, and for parts of a minute. */
function amountOf({ kind, amount }: LimitForm): number {
  const value = kind === 'time' ? Number(amount) : parseMoney(amount);
  if (value > 0 && Number.isInteger(value)) return value;
  return refuse('payload.invalid', {
    field: 'amount',
    issues: [{ field: 'amount', message: 'amount is more than 0, and minutes are whole' }],
  });
}
