import type {
  ContractKind,
  ContractPayout,
  ContractPayoutList,
  ContractPayoutQuery,
  ContractPayoutStatus,
} from '../../contract/schemas/contracts.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { hasOpenBets, nextPlayed, reckon, teamFigures } from './contractFigures.ts';
import { contractPeriodAround } from './contractPeriods.ts';
import { CONTRACTS, type ContractRow, sideOf, termsOf } from './contractRows.ts';
import { expireRequests } from './contracts.ts';
import { type Account, balanceOf, playerAccount, post } from './ledger.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf, offsetOf, pageCounters, type Range } from './paging.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';
import { siteDay, type TimeZone } from './siteDay.ts';

/** So long a period waits for its open bets to end. */
const PATIENCE = 24 * 3600 * 1000;

interface PayoutRow {
  id: string;
  contract_id: string;
  starts_at: number;
  ends_at: number;
  turnover: Minor;
  loss: Minor;
  bet_members: number;
  rate: string;
  amount: Minor;
  status: ContractPayoutStatus;
  paid_at: number | null;
}

/** A payout with the contract that it is of. */
type Owed = PayoutRow & Pick<ContractRow, 'kind' | 'upline_id' | 'downline_id' | 'upline' | 'downline' | 'period'>;

/**
 * Closes every period that is over, once, and pays what is due: the house at once, an upline's salaries as far as the wallet has the
 * money, an upline's dividends when the upline does (payOwed). Whoever pays comes after whoever is paid from above.
 */
export function settleContracts(db: Database, now: number): void {
  db.transaction(settle).immediate(db, now);
}

function settle(db: Database, now: number): void {
  expireRequests(db, now);
  const signed = sql<ContractRow>(
    db,
    `${CONTRACTS} WHERE c.status = 'signed' AND c.starts_at <= ? ORDER BY c.upline_id IS NOT NULL, c.created_at, c.id`,
  ).all(now);
  for (const row of signed) closePeriods(db, row, now);
  const waiting = sql<Owed>(
    db,
    `${PAYOUTS} WHERE p.status = 'pending' AND (c.upline_id IS NULL OR c.kind <> 'dividend') ORDER BY p.ends_at, p.id`,
  ).all();
  for (const owed of waiting) if (canPay(db, owed)) pay(db, owed, now);
}

function closePeriods(db: Database, row: ContractRow, now: number): void {
  const end = row.ends_at ?? Number.POSITIVE_INFINITY;
  // The period that runs stays open; one that another contract ends is over then.
  const over = now >= end ? end : contractPeriodAround(timeZoneOf(db), row.period, now).from;
  let at = row.settled_until ?? row.starts_at ?? now;
  while (at < over) {
    const played = nextPlayed(db, row.downline_id, at);
    if (played === undefined || played >= over) {
      at = over;
      break;
    }
    const { from, until } = contractPeriodAround(timeZoneOf(db), row.period, played);
    const range = { from: Math.max(from, at), until: Math.min(until, end) };
    if (!closePeriod(db, row, range, now)) break;
    at = range.until;
  }
  const status = at >= end ? 'ended' : 'signed';
  if (at !== row.settled_until || status !== row.status) {
    sql(db, 'UPDATE contracts SET settled_until = ?, status = ? WHERE id = ?').run(at, status, row.id);
  }
}

/** False while bets of the period are open. A period without any that counts leaves no row. */
function closePeriod(db: Database, row: ContractRow, range: Range, now: number): boolean {
  if (now < range.until + PATIENCE && hasOpenBets(db, row.downline_id, range)) return false;
  const figures = teamFigures(db, row.downline_id, range);
  if (figures.turnover === 0) return true;
  const { rate, amount } = reckon(row.kind, termsOf(row), figures);
  sql(
    db,
    `INSERT OR IGNORE INTO contract_payouts (id, contract_id, starts_at, ends_at, turnover, loss, bet_members, rate, amount, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    `${row.id}:${range.from}`,
    row.id,
    range.from,
    range.until,
    figures.turnover,
    figures.loss,
    figures.betMembers,
    rate,
    amount,
    amount > 0 ? 'pending' : 'none',
  );
  return true;
}

const payerOf = ({ upline_id }: Owed): Account => (upline_id === null ? 'house:agents' : playerAccount(upline_id));

const canPay = (db: Database, owed: Owed): boolean =>
  owed.upline_id === null || balanceOf(db, payerOf(owed)) >= owed.amount;

/** Moves the money; the same payout is paid once, whoever asks and however often. */
function pay(db: Database, owed: Owed, now: number): void {
  post(db, {
    key: `contract:${owed.id}`,
    kind: owed.kind === 'dividend' ? 'dividend' : 'salary',
    reference: siteDay(timeZoneOf(db), owed.starts_at),
    at: now,
    lines: [
      { account: payerOf(owed), amount: -owed.amount },
      { account: playerAccount(owed.downline_id), amount: owed.amount },
    ],
  });
  sql(db, "UPDATE contract_payouts SET status = 'paid', paid_at = ? WHERE id = ?").run(now, owed.id);
}

const FROM = `FROM contract_payouts p JOIN contracts c ON c.id = p.contract_id
  LEFT JOIN members u ON u.id = c.upline_id JOIN members d ON d.id = c.downline_id`;
const PAYOUTS = `SELECT p.*, c.kind, c.period, c.upline_id, c.downline_id, u.username AS upline, d.username AS downline ${FROM}`;

/**
 * Pays what an upline owes for one period; one that is paid already is answered as it is. Refuses `not.found` for what others owe,
 * `contract.closed` where nothing is owed and `wallet.insufficient`. To be called inside a transaction.
 */
export function payOwed(db: Database, memberId: number, payoutId: string, now: number): ContractPayout {
  const find = sql<Owed>(db, `${PAYOUTS} WHERE p.id = ?`);
  const owed = find.get(payoutId);
  if (owed?.upline_id !== memberId) refuse('not.found');
  if (owed.status === 'none') refuse('contract.closed');
  if (owed.status === 'pending') pay(db, owed, now);
  return payoutOf(timeZoneOf(db), find.get(payoutId) ?? owed, memberId);
}

function payoutOf(zone: TimeZone, row: Owed, memberId: number): ContractPayout {
  const side = row.downline_id === memberId ? 'downline' : 'upline';
  const other = side === 'downline' ? row.upline : row.downline;
  return {
    payoutId: row.id,
    kind: row.kind,
    side,
    ...(other !== null && { userName: other }),
    period: row.period,
    startsAt: instantOf(row.starts_at),
    endsAt: instantOf(row.ends_at),
    startDate: siteDay(zone, row.starts_at),
    endDate: siteDay(zone, row.ends_at - 1),
    turnover: formatMoney(row.turnover),
    loss: formatMoney(row.loss),
    betMembers: row.bet_members,
    rate: row.rate,
    amount: formatMoney(row.amount),
    status: row.status,
    ...(row.paid_at !== null && { paidAt: instantOf(row.paid_at) }),
  };
}

/** One page of a member's payouts of a kind, newest first, with the sums of the whole selection. */
export function payoutPage(db: Database, memberId: number, query: ContractPayoutQuery): ContractPayoutList {
  const zone = timeZoneOf(db);
  const { where, values } = sideOf(memberId, query.side);
  const narrowed = `${where} AND c.kind = ?${query.status ? ' AND p.status = ?' : ''}`;
  const all = [...values, query.kind satisfies ContractKind, ...(query.status ? [query.status] : [])];
  const sums = sql<{ count: number; received: Minor; given: Minor }>(
    db,
    `SELECT COUNT(*) AS count,
       COALESCE(SUM(CASE WHEN p.status = 'paid' AND c.downline_id = ? THEN p.amount END), 0) AS received,
       COALESCE(SUM(CASE WHEN p.status = 'paid' AND c.upline_id = ? THEN p.amount END), 0) AS given ${FROM} WHERE ${narrowed}`,
  ).get(memberId, memberId, ...all) ?? { count: 0, received: 0, given: 0 };
  const rows = sql<Owed>(db, `${PAYOUTS} WHERE ${narrowed} ORDER BY p.ends_at DESC, p.id LIMIT ? OFFSET ?`).all(
    ...all,
    query.pageSize,
    offsetOf(query),
  );
  return {
    list: rows.map((row) => payoutOf(zone, row, memberId)),
    ...pageCounters(query, sums.count),
    footer: { count: sums.count, received: formatMoney(sums.received), given: formatMoney(sums.given) },
  };
}
