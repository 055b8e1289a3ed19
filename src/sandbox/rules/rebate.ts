import type { GameType } from '../../contract/schemas/games.ts';
import type { Page, PageQuery } from '../../contract/schemas/page.ts';
import type { Claim } from '../../contract/schemas/promotions.ts';
import type { Rebate, RebateRecord } from '../../contract/schemas/rewards.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { amountText, asTyped, tellMember } from './eventLetters.ts';
import { memberById } from './members.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';
import { pay } from './rewards.ts';
import { vipLevelOf } from './vip.ts';

/** Bets count for so long after they were placed. */
const WINDOW = 30 * 24 * 3600 * 1000;

/** Less than this is not paid out, in minor units. */
const MINIMUM: Minor = 10;

/** Turnover that a rebate asks for, as a multiple of its amount. */
const TIMES = 1;

/** The part of the level's rate that a game type gets, in percent: what returns more to its players gives less rebate. */
const SHARES: Partial<Record<string, number>> = {
  RNG: 100,
  FISH: 100,
  LOTT: 80,
  ELOTT: 80,
  PVP: 60,
  LIVE: 50,
  SPORTS: 50,
};
const OTHER_SHARE = 50;

const COUNTED =
  "member_id = ? AND rebate_id IS NULL AND status IN ('won', 'lost') AND placed_at >= ? AND placed_at < ?";

/** Rebate of one game type; the rate in hundredths of a percent, all else in minor units. */
interface Part {
  gameType: string;
  turnover: Minor;
  rate: number;
  amount: Minor;
}

/** Never more than the rate gives: what is less than a cent stays with the house. */
export const rebateOf = (turnover: Minor, rate: number): Minor => Math.floor((turnover * rate) / 10_000);

/** What the bets that no rebate has counted yet come to, the game type with the most first. */
function partsOf(db: Database, memberId: number, rate: number, now: number): Part[] {
  const rows = sql<{ gameType: string; turnover: Minor }>(
    db,
    `SELECT game_type AS gameType, SUM(stake) AS turnover FROM bets WHERE ${COUNTED} GROUP BY game_type`,
  ).all(memberId, now - WINDOW, now + 1);
  return rows
    .map(({ gameType, turnover }) => {
      const own = Math.floor((rate * (SHARES[gameType] ?? OTHER_SHARE)) / 100);
      return { gameType, turnover, rate: own, amount: rebateOf(turnover, own) };
    })
    .sort((a, b) => b.amount - a.amount || b.turnover - a.turnover);
}

/** From when on bets count: the last claim, or what the window holds. */
function sinceOf(db: Database, memberId: number, now: number): number {
  const last = sql<{ at: number | null }>(db, 'SELECT MAX(created_at) AS at FROM rebates WHERE member_id = ?');
  return Math.max(last.get(memberId)?.at ?? 0, now - WINDOW, memberById(db, memberId).created_at);
}

const sumOf = (parts: readonly Part[], of: 'amount' | 'turnover'): Minor =>
  parts.reduce((sum, part) => sum + part[of], 0);

/** What waits for a member, at the rates of the VIP level. */
export function rebateFor(db: Database, memberId: number, language: string, now: number): Rebate {
  const { level, name, rebate } = vipLevelOf(db, memberId, language);
  const parts = partsOf(db, memberId, rebate, now);
  return {
    since: instantOf(sinceOf(db, memberId, now)),
    level,
    levelName: name,
    rows: parts.map(({ gameType, turnover, rate, amount }) => ({
      gameType: gameType as GameType,
      turnover: formatMoney(turnover),
      rate: (rate / 100).toFixed(2),
      amount: formatMoney(amount),
    })),
    total: formatMoney(sumOf(parts, 'amount')),
    minimum: formatMoney(MINIMUM),
  };
}

/**
 * Pays what waits, and marks the bets that it counted; to be called inside a transaction. Refuses `not.ready` below the minimum and
 * `account.excluded` while play is closed for the member.
 */
export function payRebate(db: Database, memberId: number, now: number): Claim {
  checkOpen(db, memberId, now);
  const parts = partsOf(db, memberId, vipLevelOf(db, memberId, 'pt').rebate, now);
  const amount = sumOf(parts, 'amount');
  if (amount < MINIMUM) refuse('not.ready');
  const rebate = sql<{ id: number }>(
    db,
    'INSERT INTO rebates (member_id, amount, turnover, since, created_at) VALUES (?, ?, ?, ?, ?) RETURNING id',
  ).get(memberId, amount, sumOf(parts, 'turnover'), sinceOf(db, memberId, now), now);
  const id = rebate?.id ?? refuse('unknown');
  sql(db, `UPDATE bets SET rebate_id = ? WHERE ${COUNTED}`).run(id, memberId, now - WINDOW, now + 1);
  tellMember(db, memberId, 'claimPaid', { amount: amountText(amount), what: asTyped('Rebate') }, now);
  return pay(db, memberId, {
    key: `rebate:${id}`,
    kind: 'rebate',
    posting: 'rebate',
    title: { pt: 'Cashback', en: 'Rebate' },
    amount,
    wagering: amount * TIMES,
    now,
  });
}

interface RecordRow {
  id: number;
  amount: Minor;
  turnover: Minor;
  since: number;
  created_at: number;
}

/** One page of the rebates that were paid, newest first. */
export function rebatePage(db: Database, memberId: number, query: PageQuery): Page<RebateRecord> {
  const total = sql<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM rebates WHERE member_id = ?').get(memberId);
  const rows = sql<RecordRow>(
    db,
    'SELECT * FROM rebates WHERE member_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?',
  ).all(memberId, query.pageSize, offsetOf(query));
  const list = rows.map(({ id, amount, turnover, since, created_at }) => ({
    rebateId: String(id),
    amount: formatMoney(amount),
    turnover: formatMoney(turnover),
    since: instantOf(since),
    claimedAt: instantOf(created_at),
  }));
  return { list, ...pageCounters(query, total?.count ?? 0) };
}
