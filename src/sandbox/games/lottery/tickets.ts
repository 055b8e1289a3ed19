import type { Database } from '../../db/database.ts';
import { sql } from '../../db/statement.ts';
import { placeBet, settleBet } from '../../rules/betting.ts';
import { type Draw, drawNumber, lotteryKind, nextDraw, numbersOf } from '../../rules/draws.ts';
import { type GameRow, gameById } from '../../rules/games.ts';
import { formatMoney, type Minor } from '../../rules/money.ts';
import { refuse } from '../../rules/refusal.ts';
import { timeZoneOf } from '../../rules/site.ts';
import type { LotteryTicket } from '../messages.ts';
import type { Play } from '../rounds.ts';
import { canPick, prizeOf } from './prizes.ts';

/** Lines that one order may have. */
export const MOST_LINES = 10;

/** Tickets that a lottery's page shows. */
const SHOWN = 12;

/**
 * Buys an order for the next draw: a bet per line, all of them or none. Refuses `payload.invalid` for numbers that cannot be chosen or
 * the same line twice, `order.closed` when the draw that the player saw is no longer the next one or takes no bets any more, and what
 * a stake is refused for. The same key buys once.
 */
export function buyOrder(
  db: Database,
  game: GameRow,
  play: Play,
  numero: string,
  lines: readonly (readonly string[])[],
  now: number,
): void {
  const same = new Set(lines.map((picks) => picks.join()));
  if (lines.length === 0 || lines.length > MOST_LINES || same.size < lines.length) {
    refuse('payload.invalid');
  }
  if (!lines.every((picks) => canPick(lotteryKind(game), picks))) {
    refuse('payload.invalid');
  }
  db.transaction(() => {
    if (isBought(db, play)) return;
    const next = nextDraw(timeZoneOf(db), game, now);
    if (next.numero !== numero || now >= next.closesAt) {
      refuse('order.closed');
    }
    const order = insertOrder(db, play, next);
    for (const picks of lines) {
      const betId = placeBet(db, play.stake);
      sql(db, 'INSERT INTO lottery_sub_orders (bet_id, order_id, picks) VALUES (?, ?, ?)').run(
        betId,
        order,
        JSON.stringify(picks),
      );
    }
  }).immediate();
}

/** True for an order that is there already. Refuses `idempotency.conflict` when its key came with another request. */
function isBought(db: Database, { key, request, stake }: Play): boolean {
  const row = sql<{ request: string }>(db, 'SELECT request FROM lottery_orders WHERE member_id = ? AND key = ?').get(
    stake.memberId,
    key,
  );
  if (row && row.request !== request) {
    refuse('idempotency.conflict');
  }
  return row !== undefined;
}

function insertOrder(db: Database, { key, request, stake }: Play, draw: Draw): number {
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO lottery_orders (member_id, node_id, key, request, draw, closes_at, draw_at, placed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(stake.memberId, stake.nodeId, key, request, draw.index, draw.closesAt, draw.drawAt, stake.at);
  return Number(lastInsertRowid);
}

/** Ends the lines whose draw has been: pays once what the numbers say, however often it is asked for. */
export function settleDrawn(db: Database, memberId: number, now: number): void {
  const due = sql<{ bet_id: number; picks: string; draw: number; draw_at: number; stake: Minor; game_id: string }>(
    db,
    `SELECT s.bet_id, s.picks, o.draw, o.draw_at, b.stake, g.game_id FROM bets b
     JOIN lottery_sub_orders s ON s.bet_id = b.id JOIN lottery_orders o ON o.id = s.order_id
     JOIN games g ON g.node_id = b.node_id
     WHERE b.member_id = ? AND b.status = 'open' AND o.draw_at <= ?`,
  );
  // Most looks at a record settle nothing, and then lock nothing.
  if (!due.get(memberId, now)) return;
  db.transaction(() => {
    for (const { bet_id, picks, draw, draw_at, stake, game_id } of due.all(memberId, now)) {
      const game = gameById(db, game_id);
      const payout = prizeOf(lotteryKind(game), JSON.parse(picks) as string[], numbersOf(game, draw), stake);
      settleBet(db, bet_id, payout, draw_at);
    }
  }).immediate();
}

interface TicketRow {
  draw: number;
  picks: string;
  stake: Minor;
  payout: Minor;
  status: LotteryTicket['status'];
}

/** A player's last tickets of a lottery, newest first. */
export function ticketsOf(db: Database, game: GameRow, memberId: number): LotteryTicket[] {
  const zone = timeZoneOf(db);
  return sql<TicketRow>(
    db,
    `SELECT o.draw, s.picks, b.stake, b.payout, b.status FROM bets b
     JOIN lottery_sub_orders s ON s.bet_id = b.id JOIN lottery_orders o ON o.id = s.order_id
     WHERE b.member_id = ? AND b.node_id = ? ORDER BY b.id DESC LIMIT ?`,
  )
    .all(memberId, game.node_id, SHOWN)
    .map(({ draw, picks, stake, payout, status }) => ({
      numero: drawNumber(zone, game, draw).numero,
      picks: JSON.parse(picks) as string[],
      stake: formatMoney(stake),
      status,
      payout: formatMoney(payout),
      ...(status === 'won' || status === 'lost' ? { numbers: numbersOf(game, draw) } : {}),
    }));
}
