import type { ContractKind, ContractTerm } from '../../contract/schemas/contracts.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Minor, parseMoney } from './money.ts';
import type { Range } from './paging.ts';

/** What a member and everybody below have played in a period. */
export interface TeamFigures {
  turnover: Minor;
  /** Stakes less payouts, bonuses and rebates: what the team has lost; below zero where it has won. */
  loss: Minor;
  betMembers: number;
}

/** The member and all below, however deep; play money is nobody's turnover. */
const TEAM = `WITH RECURSIVE team (id) AS (
  VALUES (?) UNION SELECT m.id FROM members m JOIN team t ON m.upline_id = t.id WHERE m.type <> 4)`;

const PLAYED = `${TEAM}
  SELECT COALESCE(SUM(CASE WHEN b.status IN ('won', 'lost') THEN b.stake END), 0) AS turnover,
    COALESCE(SUM(CASE WHEN b.status IN ('won', 'lost') THEN b.payout END), 0) AS payout,
    COUNT(DISTINCT CASE WHEN b.status IN ('won', 'lost') THEN b.member_id END) AS betMembers
  FROM team t JOIN bets b ON b.member_id = t.id WHERE b.placed_at >= ? AND b.placed_at < ?`;

// The team stands last and is looked up: joined, it is walked through for every line of the period.
const GIVEN = `${TEAM}
  SELECT COALESCE(SUM(l.amount), 0) AS given FROM ledger_postings p
    CROSS JOIN ledger_lines l ON l.posting_id = p.id CROSS JOIN ledger_accounts a ON a.id = l.account_id
  WHERE p.kind IN ('bonus', 'rebate') AND p.created_at >= ? AND p.created_at < ?
    AND a.name IN (SELECT 'player:' || id FROM team)`;

/** The figures of a member's team over a range of moments. */
export function teamFigures(db: Database, memberId: number, { from, until }: Range): TeamFigures {
  const played = sql<{ turnover: Minor; payout: Minor; betMembers: number }>(db, PLAYED);
  const { turnover, payout, betMembers } = played.get(memberId, from, until) ?? {
    turnover: 0,
    payout: 0,
    betMembers: 0,
  };
  const given = sql<{ given: Minor }>(db, GIVEN).get(memberId, from, until)?.given ?? 0;
  return { turnover, loss: turnover - payout - given, betMembers };
}

const OPEN = `${TEAM}
  SELECT 1 FROM team t JOIN bets b ON b.member_id = t.id
  WHERE b.status = 'open' AND b.placed_at >= ? AND b.placed_at < ? LIMIT 1`;

/** Whether bets that the team has placed in a range of moments are still open. Costs a small part of what the figures cost. */
export const hasOpenBets = (db: Database, memberId: number, { from, until }: Range): boolean =>
  sql<unknown>(db, OPEN).get(memberId, from, until) !== undefined;

/** When the team next played from a moment on; undefined when it has not. */
export function nextPlayed(db: Database, memberId: number, from: number): number | undefined {
  const find = sql<{ at: number | null }>(
    db,
    `${TEAM} SELECT MIN((SELECT MIN(b.placed_at) FROM bets b WHERE b.member_id = t.id AND b.placed_at >= ?)) AS at FROM team t`,
  );
  return find.get(memberId, from)?.at ?? undefined;
}

/** What a contract gives for figures. */
export interface Reckoned {
  /** The step that is reached, from 1; 0 is none. */
  step: number;
  /** Percent. */
  rate: string;
  amount: Minor;
}

/** What a contract counts: a dividend the loss, a salary the turnover; a team that has won pays nothing back. */
const baseOf = (kind: ContractKind, { turnover, loss }: TeamFigures): Minor =>
  kind === 'dividend' ? Math.max(0, loss) : turnover;

/** Reckons a contract: the highest step whose figures are reached gives its rate to all that is counted. */
export function reckon(kind: ContractKind, terms: readonly ContractTerm[], figures: TeamFigures): Reckoned {
  const base = baseOf(kind, figures);
  const reached = ({ from, betMembers }: ContractTerm): boolean =>
    base > 0 && base >= parseMoney(from) && figures.betMembers >= betMembers;
  const step = terms.reduce((best, term, at) => (reached(term) ? at + 1 : best), 0);
  const rate = terms[step - 1]?.rate ?? '0';
  return { step, rate, amount: shareOf(base, rate) };
}

/** A share in percent of an amount; what is less than a cent stays with who pays. */
export const shareOf = (amount: Minor, rate: string): Minor =>
  Number((BigInt(amount) * BigInt(rateUnits(rate))) / 1_000_000n);

/** A rate in ten-thousandths of a percent: `1.25` is 12500. */
export function rateUnits(rate: string): number {
  const [whole = '0', part = ''] = rate.split('.');
  return Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
}
