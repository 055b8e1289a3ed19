import type {
  LotteryOrder,
  LotteryOrderDetail,
  LotteryOrderList,
  LotteryOrderQuery,
  LotteryOrderStatus,
  LotterySubOrder,
} from '../../contract/schemas/records.ts';
import type { Database } from '../db/database.ts';
import { type SqlValue, sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { footerOf } from './bets.ts';
import { voidBet } from './betting.ts';
import { drawNumber, lotteryKind, numbersOf } from './draws.ts';
import { type GameRow, gameById } from './games.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf, offsetOf, pageCounters, rangeOf } from './paging.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';
import type { TimeZone } from './siteDay.ts';

/** An order with what its bets sum to; moments in ms, amounts in minor units. */
interface OrderRow {
  id: number;
  game_id: string;
  draw: number;
  closes_at: number;
  draw_at: number;
  placed_at: number;
  bets: number;
  stake: Minor;
  returned: Minor;
  payout: Minor;
  status: LotteryOrderStatus;
}

const ORDERS = `
  SELECT o.id, o.member_id, g.game_id, o.draw, o.closes_at, o.draw_at, o.placed_at, COUNT(*) AS bets,
    SUM(b.stake) AS stake, COALESCE(SUM(b.stake) FILTER (WHERE b.status = 'void'), 0) AS returned, SUM(b.payout) AS payout,
    COALESCE(SUM(b.stake) FILTER (WHERE b.status = 'open'), 0) AS open,
    CASE WHEN SUM(b.status = 'open') > 0 THEN 'open' WHEN SUM(b.status = 'won') > 0 THEN 'won'
      WHEN SUM(b.status = 'lost') > 0 THEN 'lost' ELSE 'cancelled' END AS status
  FROM lottery_orders o JOIN games g ON g.node_id = o.node_id
  JOIN lottery_sub_orders s ON s.order_id = o.id JOIN bets b ON b.id = s.bet_id`;

/** One page of a member's lottery orders, newest first, with the sums over the whole selection (SPEC 7.4). */
export function orderPage(db: Database, memberId: number, query: LotteryOrderQuery): LotteryOrderList {
  const zone = timeZoneOf(db);
  const { from, until } = rangeOf(db, query);
  const values: SqlValue[] = [memberId, from, until];
  let where = 'o.member_id = ? AND o.placed_at >= ? AND o.placed_at < ?';
  if (query.gameCode) {
    where += ' AND g.game_id = ?';
    values.push(query.gameCode);
  }
  let selection = `(${ORDERS} WHERE ${where} GROUP BY o.id)`;
  if (query.status) {
    selection += ' WHERE status = ?';
    values.push(query.status);
  }
  const sums = sql<{ count: number; stake: Minor; payout: Minor; open: Minor }>(
    db,
    `SELECT COUNT(*) AS count, COALESCE(SUM(stake - returned), 0) AS stake, COALESCE(SUM(payout), 0) AS payout,
       COALESCE(SUM(open), 0) AS open FROM ${selection}`,
  ).get(...values) ?? { count: 0, stake: 0, payout: 0, open: 0 };
  const rows = sql<OrderRow>(db, `SELECT * FROM ${selection} ORDER BY placed_at DESC, id DESC LIMIT ? OFFSET ?`);
  return {
    list: rows
      .all(...values, query.pageSize, offsetOf(query))
      .map((row) => orderOf(zone, gameById(db, row.game_id), row)),
    ...pageCounters(query, sums.count),
    footer: footerOf(sums),
  };
}

/** An order with its bets, as it stands at a moment. Refuses `not.found` for another member's, so that nobody learns of it. */
export function orderDetail(
  db: Database,
  memberId: number,
  orderId: string,
  language: string,
  now: number,
): LotteryOrderDetail {
  const row = ownOrder(db, memberId, orderId);
  const game = gameById(db, row.game_id);
  const bets = sql<BetRow>(
    db,
    `SELECT b.id, b.stake, b.payout, b.status, s.picks FROM lottery_sub_orders s JOIN bets b ON b.id = s.bet_id
     WHERE s.order_id = ? ORDER BY b.id`,
  );
  return {
    ...orderOf(timeZoneOf(db), game, row),
    subOrders: bets.all(row.id).map((bet) => subOrderOf(game, bet, language, now < row.closes_at)),
    numbers: now >= row.draw_at ? numbersOf(game, row.draw) : [],
    closesAt: instantOf(row.closes_at),
    drawAt: instantOf(row.draw_at),
    asOf: instantOf(now),
  };
}

/**
 * Cancels a bet of an order and gives its stake back, once; one that is cancelled already stays so. Refuses `not.found`, and
 * `order.closed` when the draw takes no bets any more or the bet has ended.
 */
export function cancelBet(db: Database, memberId: number, orderId: string, subOrderId: string, now: number): void {
  const row = ownOrder(db, memberId, orderId);
  const bet = sql<{ id: number; status: string }>(
    db,
    'SELECT b.id, b.status FROM lottery_sub_orders s JOIN bets b ON b.id = s.bet_id WHERE s.order_id = ? AND b.id = ?',
  ).get(row.id, Number(subOrderId) || 0);
  if (!bet) refuse('not.found');
  if (bet.status === 'void') return;
  if (now >= row.closes_at || !voidBet(db, bet.id, now)) refuse('order.closed');
}

function ownOrder(db: Database, memberId: number, orderId: string): OrderRow {
  const row = sql<OrderRow>(db, `${ORDERS} WHERE o.id = ? AND o.member_id = ? GROUP BY o.id`);
  return row.get(Number(orderId) || 0, memberId) ?? refuse('not.found');
}

function orderOf(zone: TimeZone, game: GameRow, row: OrderRow): LotteryOrder {
  return {
    orderId: String(row.id),
    gameCode: game.game_id,
    name: game.name,
    vendor: game.vassalage,
    numero: drawNumber(zone, game, row.draw).numero,
    bets: row.bets,
    stake: formatMoney(row.stake),
    returned: formatMoney(row.returned),
    payout: formatMoney(row.payout),
    status: row.status,
    placedAt: instantOf(row.placed_at),
  };
}

interface BetRow {
  id: number;
  stake: Minor;
  payout: Minor;
  status: 'open' | 'won' | 'lost' | 'void';
  picks: string;
}

const PLAYS: Readonly<Record<'digits' | 'balls', readonly Text[]>> = {
  digits: [
    { pt: 'Último dígito', en: 'Last digit' },
    { pt: 'Dois últimos dígitos', en: 'Last two digits' },
  ],
  balls: [
    { pt: 'Uma bola', en: 'One ball' },
    { pt: 'Duas bolas', en: 'Two balls' },
    { pt: 'Três bolas', en: 'Three balls' },
  ],
};

function subOrderOf(game: GameRow, bet: BetRow, language: string, takesBets: boolean): LotterySubOrder {
  const numbers = JSON.parse(bet.picks) as string[];
  const play = PLAYS[lotteryKind(game).kind][numbers.length - 1];
  return {
    subOrderId: String(bet.id),
    play: play ? textIn(play, language) : '',
    numbers,
    stake: formatMoney(bet.stake),
    payout: formatMoney(bet.payout),
    status: bet.status === 'void' ? 'cancelled' : bet.status,
    cancellable: takesBets && bet.status === 'open',
  };
}
