import { randomBytes } from 'node:crypto';
import type {
  Contract,
  ContractAnswerForm,
  ContractForm,
  ContractInfo,
  ContractKind,
  ContractRequests,
  ContractTerm,
} from '../../contract/schemas/contracts.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { Text } from '../seed/texts/text.ts';
import { rateUnits, reckon, teamFigures } from './contractFigures.ts';
import { beginAfter, contractPeriodAround, PERIODS } from './contractPeriods.ts';
import { CONTRACTS, type ContractRow, contractOf, newest, running, termsOf } from './contractRows.ts';
import { asTyped, tellMember } from './eventLetters.ts';
import { isAgent, type MemberRow, memberById } from './members.ts';
import { formatMoney, type Minor, parseMoney } from './money.ts';
import { instantOf } from './paging.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';

const DAY = 24 * 3600 * 1000;

/** How long a request waits to be signed. */
export const REQUEST_LASTS = 7 * DAY;

/** Requests whose time is over are void. */
export function expireRequests(db: Database, now: number): void {
  sql(
    db,
    "UPDATE contracts SET status = 'expired', processed_at = expires_at WHERE status = 'proposed' AND expires_at <= ?",
  ).run(now);
}

/** The contract of each kind that waits for the member; '' where none does. */
export function requestsFor(db: Database, memberId: number): ContractRequests {
  const waiting = (kind: ContractKind): string => newest(db, memberId, kind, 'proposed')?.id ?? '';
  return {
    dailysalreqtype: waiting('dailySalary'),
    divtypecompperiodreq: waiting('dividend'),
    contracthoursalreq: waiting('hourlySalary'),
  };
}

/** How a member stands with contracts of one kind. */
export function contractInfo(db: Database, memberId: number, kind: ContractKind, now: number): ContractInfo {
  const own = newest(db, memberId, kind, 'signed');
  const request = newest(db, memberId, kind, 'proposed');
  const lapsed = lapsedFor(db, memberId, kind, now);
  const counts = running(db, memberId, kind, now);
  return {
    asOf: instantOf(now),
    ...(own && { own: contractOf(own, memberId) }),
    ...(counts && { progress: progressOf(db, counts, now) }),
    ...(request && { request: contractOf(request, memberId) }),
    ...(lapsed && !request && { lapsed: contractOf(lapsed, memberId) }),
    mayPropose: own !== undefined && isAgent(memberById(db, memberId).type),
    unpaid: unpaidBy(db, memberId, kind),
  };
}

function progressOf(db: Database, row: ContractRow, now: number): NonNullable<ContractInfo['progress']> {
  const period = contractPeriodAround(timeZoneOf(db), row.period, now);
  const from = Math.max(period.from, row.starts_at ?? 0);
  const until = Math.min(period.until, row.ends_at ?? period.until);
  const figures = teamFigures(db, row.downline_id, { from, until });
  const { step, rate, amount } = reckon(row.kind, termsOf(row), figures);
  return {
    startsAt: instantOf(from),
    endsAt: instantOf(until),
    turnover: formatMoney(figures.turnover),
    loss: formatMoney(figures.loss),
    betMembers: figures.betMembers,
    step,
    rate,
    amount: formatMoney(amount),
  };
}

/** The member's last contract of the kind, if it is a request of this week that nobody can sign any more. */
function lapsedFor(db: Database, memberId: number, kind: ContractKind, now: number): ContractRow | undefined {
  const last = sql<ContractRow>(
    db,
    `${CONTRACTS} WHERE c.downline_id = ? AND c.kind = ? ORDER BY c.created_at DESC, c.id DESC LIMIT 1`,
  ).get(memberId, kind);
  if (last?.status !== 'withdrawn' && last?.status !== 'expired') return undefined;
  return (last.processed_at ?? 0) > now - REQUEST_LASTS ? last : undefined;
}

function unpaidBy(db: Database, memberId: number, kind: ContractKind): ContractInfo['unpaid'] {
  const row = sql<{ count: number; amount: Minor }>(
    db,
    `SELECT COUNT(*) AS count, COALESCE(SUM(p.amount), 0) AS amount FROM contract_payouts p
     JOIN contracts c ON c.id = p.contract_id WHERE c.upline_id = ? AND c.kind = ? AND p.status = 'pending'`,
  ).get(memberId, kind);
  return { count: row?.count ?? 0, amount: formatMoney(row?.amount ?? 0) };
}

/**
 * Proposes a contract to a member right below. Refuses `permission.denied` for who is no agent, `not.found` for anybody else's downline,
 * `payload.invalid` for steps that do not rise, `contract.limit` above what the own contract gives, and `contract.open` while another
 * request waits; the very same one is that request.
 */
export function proposeContract(db: Database, memberId: number, form: ContractForm, now: number): Contract {
  const upline = memberById(db, memberId);
  if (!isAgent(upline.type)) refuse('permission.denied');
  const downline = downlineOf(db, upline, form.memberId);
  checkTerms(form);
  const terms = JSON.stringify(form.terms);
  const waiting = newest(db, downline.id, form.kind, 'proposed');
  if (waiting) {
    const same = waiting.upline_id === memberId && waiting.terms === terms && waiting.period === form.period;
    return same ? contractOf(waiting, memberId) : refuse('contract.open');
  }
  checkWithin(form, newest(db, memberId, form.kind, 'signed') ?? refuse('contract.limit'));
  const id = `c-${randomBytes(9).toString('hex')}`;
  sql(
    db,
    `INSERT INTO contracts (id, kind, upline_id, downline_id, terms, period, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, form.kind, memberId, downline.id, terms, form.period, now, now + REQUEST_LASTS);
  return contractOf(rowOf(db, id), memberId);
}

function downlineOf(db: Database, upline: MemberRow, memberId: string): MemberRow {
  const row = sql<MemberRow>(
    db,
    "SELECT * FROM members WHERE id = ? AND upline_id = ? AND type <> 4 AND status = 'active'",
  ).get(/^\d{1,15}$/.test(memberId) ? Number(memberId) : -1, upline.id);
  return row ?? refuse('not.found');
}

function checkTerms({ kind, terms, period }: ContractForm): void {
  const wrong = (field: string, message: string): never => refuse('payload.invalid', { issues: [{ field, message }] });
  if (!PERIODS[kind].includes(period)) wrong('period', 'is no period of this kind');
  terms.forEach(({ from, betMembers, rate }, at) => {
    const before = terms[at - 1];
    if (rateUnits(rate) === 0 || rateUnits(rate) > 1_000_000)
      wrong(`terms.${at}.rate`, 'must be above 0 and at most 100');
    if (!before) return;
    if (parseMoney(from) <= parseMoney(before.from)) wrong(`terms.${at}.from`, 'must lie above the step before');
    if (betMembers < before.betMembers) wrong(`terms.${at}.betMembers`, 'must not lie below the step before');
    if (rateUnits(rate) <= rateUnits(before.rate)) wrong(`terms.${at}.rate`, 'must lie above the step before');
  });
}

/** Nobody gives more than the own contract brings from the same figures: each step lies within the own step from there on. */
function checkWithin({ terms }: ContractForm, own: ContractRow): void {
  const steps = termsOf(own);
  const limit = ({ from }: ContractTerm): number =>
    Math.max(
      0,
      ...steps.filter((step) => parseMoney(step.from) <= parseMoney(from)).map(({ rate }) => rateUnits(rate)),
    );
  if (terms.some((term) => rateUnits(term.rate) > limit(term))) refuse('contract.limit');
}

const rowOf = (db: Database, id: string): ContractRow =>
  sql<ContractRow>(db, `${CONTRACTS} WHERE c.id = ?`).get(id) ?? refuse('not.found');

/**
 * Signs or rejects a request; the answer that was given before is that answer. A signed contract counts from the next hour or day on, and
 * ends the one before it. Refuses `not.found` for others' requests and `contract.closed` for one that was withdrawn, has expired or was
 * answered otherwise. To be called inside a transaction.
 */
export function answerContract(db: Database, memberId: number, form: ContractAnswerForm, now: number): Contract {
  const row = rowOf(db, form.contractId);
  if (row.downline_id !== memberId) refuse('not.found');
  const status = form.answer === 'sign' ? 'signed' : 'rejected';
  if (row.status === status) return contractOf(row, memberId);
  if (row.status !== 'proposed') refuse('contract.closed');
  if (status === 'signed') sign(db, row, now);
  else {
    sql(db, "UPDATE contracts SET status = 'rejected', processed_at = ?, reason = ? WHERE id = ?").run(
      now,
      form.reason ?? null,
      row.id,
    );
  }
  if (row.upline_id !== null) tellUpline(db, row.upline_id, row.downline, form, now);
  return contractOf(rowOf(db, row.id), memberId);
}

/** What a letter says where a rejection has no reason. */
const NO_REASON: Text = { pt: 'Nenhum motivo foi informado.', en: 'No reason was given.' };

function tellUpline(db: Database, upline: number, name: string, { answer, reason }: ContractAnswerForm, now: number) {
  const who = asTyped(name);
  if (answer === 'sign') tellMember(db, upline, 'contractSigned', { who }, now);
  else tellMember(db, upline, 'contractRejected', { who, reason: reason ? asTyped(reason) : NO_REASON }, now);
}

function sign(db: Database, row: ContractRow, now: number): void {
  const start = beginAfter(timeZoneOf(db), row.period, now);
  sql(
    db,
    `UPDATE contracts SET ends_at = MAX(?, starts_at) WHERE downline_id = ? AND kind = ? AND status = 'signed'
     AND ends_at IS NULL`,
  ).run(start, row.downline_id, row.kind);
  sql(db, "UPDATE contracts SET status = 'signed', processed_at = ?, starts_at = ? WHERE id = ?").run(
    now,
    start,
    row.id,
  );
}

/** Takes back a request that waits; refuses `not.found` for others' and `contract.closed` for one that has been answered. */
export function withdrawProposal(db: Database, memberId: number, contractId: string, now: number): Contract {
  const row = rowOf(db, contractId);
  if (row.upline_id !== memberId) refuse('not.found');
  if (row.status !== 'proposed' && row.status !== 'withdrawn') refuse('contract.closed');
  if (row.status === 'proposed') {
    sql(db, "UPDATE contracts SET status = 'withdrawn', processed_at = ? WHERE id = ?").run(now, row.id);
  }
  return contractOf(rowOf(db, row.id), memberId);
}
