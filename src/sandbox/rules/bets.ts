import type { GameType } from '../../contract/schemas/games.ts';
import type { Bet, BetList, BetQuery, BetStatus } from '../../contract/schemas/records.ts';
import type { Database } from '../db/database.ts';
import { type SqlValue, sql } from '../db/statement.ts';
import { formatMoney } from './money.ts';
import { instantOf, offsetOf, pageCounters, rangeOf } from './paging.ts';
import { refuse } from './refusal.ts';

/** A bet as the tables keep it, with its game. */
export interface BetRow {
  id: number;
  game_id: string;
  name: string;
  game_type: GameType;
  vassalage: string;
  stake: number;
  payout: number;
  status: BetStatus;
  placed_at: number;
  order_id: number | null;
}

interface Sums {
  count: number;
  stake: number;
  payout: number;
  /** Of the stake, what is on bets that have not ended. */
  open: number;
}

/** One page of a member's bets, newest first, with the sums over the whole selection (SPEC 7.4). */
export function betPage(db: Database, memberId: number, query: BetQuery): BetList {
  const { where, values } = selectionOf(db, memberId, query);
  const sums = sql<Sums>(
    db,
    `SELECT COUNT(*) AS count, COALESCE(SUM(b.stake) FILTER (WHERE b.status <> 'void'), 0) AS stake,
       COALESCE(SUM(b.stake) FILTER (WHERE b.status = 'open'), 0) AS open, COALESCE(SUM(b.payout), 0) AS payout
     FROM bets b WHERE ${where}`,
  ).get(...values) ?? { count: 0, stake: 0, payout: 0, open: 0 };
  const rows = sql<BetRow>(
    db,
    `SELECT b.id, g.game_id, g.name, b.game_type, b.vassalage, b.stake, b.payout, b.status, b.placed_at,
       s.order_id
     FROM bets b JOIN games g ON g.node_id = b.node_id LEFT JOIN lottery_sub_orders s ON s.bet_id = b.id WHERE ${where}
     ORDER BY b.placed_at DESC, b.id DESC LIMIT ? OFFSET ?`,
  ).all(...values, query.pageSize, offsetOf(query));
  return { list: rows.map(betOf), ...pageCounters(query, sums.count), footer: footerOf(sums) };
}

/** The id of a member's own bet at a vendor. Refuses `not.found` for another's, so that nobody learns of it. */
export function ownBet(db: Database, memberId: number, betId: string, vassalage: string): number {
  const row = sql<{ id: number }>(db, 'SELECT id FROM bets WHERE id = ? AND member_id = ? AND vassalage = ?').get(
    Number(betId) || 0,
    memberId,
    vassalage,
  );
  return row?.id ?? refuse('not.found');
}

function selectionOf(db: Database, memberId: number, query: BetQuery): { where: string; values: SqlValue[] } {
  const { from, until } = rangeOf(db, query);
  const values: SqlValue[] = [memberId, from, until];
  let where = 'b.member_id = ? AND b.placed_at >= ? AND b.placed_at < ?';
  if (query.gameType) {
    where += ' AND b.game_type = ?';
    values.push(query.gameType);
  }
  if (query.vassalage) {
    where += ' AND b.vassalage = ?';
    values.push(query.vassalage);
  }
  if (query.status) {
    where += ' AND b.status = ?';
    values.push(query.status);
  }
  return { where, values };
}

/** A bet as the contract tells it. */
export function betOf(row: BetRow): Bet {
  return {
    betId: String(row.id),
    gameId: row.game_id,
    gameName: row.name,
    iconUrl: `/img/game/${row.game_id}`,
    gameType: row.game_type,
    vassalage: row.vassalage,
    stake: formatMoney(row.stake),
    payout: formatMoney(row.payout),
    status: row.status,
    placedAt: instantOf(row.placed_at),
    ...(row.order_id === null ? {} : { orderId: String(row.order_id) }),
  };
}

/** The sums of bets as the contract tells them: what is open is not lost. */
export function footerOf({ count, stake, payout, open }: Sums): BetList['footer'] {
  return {
    count,
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    net: formatMoney(payout - stake + open),
    ...(open > 0 && { open: formatMoney(open) }),
  };
}
