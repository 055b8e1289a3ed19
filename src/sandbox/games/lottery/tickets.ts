import type { Database } from '../../db/database.ts';
import { sql } from '../../db/statement.ts';
import { drawNumber, lotteryKind, nextDraw, numbersOf } from '../../rules/draws.ts';
import { type GameRow, gameById } from '../../rules/games.ts';
import { formatMoney, type Minor } from '../../rules/money.ts';
import { refuse } from '../../rules/refusal.ts';
import type { LotteryTicket } from '../messages.ts';
import { closeRound, openRound, type Play } from '../rounds.ts';
import { canPick, prizeOf } from './prizes.ts';

/** Tickets that a lottery's page shows. */
const SHOWN = 12;

/** What a ticket's round keeps: the draw it is for, when that is, and what was chosen. */
interface Kept {
  draw: number;
  drawAt: number;
  picks: string[];
}

/**
 * Buys a ticket for the next draw. Refuses `payload.invalid` for numbers that cannot be chosen, and `order.closed` when the draw that the
 * player saw is no longer the next one, or takes no bets any more. The same round buys once.
 */
export function buyTicket(db: Database, game: GameRow, play: Play, numero: string, picks: string[], now: number): void {
  if (!canPick(lotteryKind(game), picks)) {
    refuse('payload.invalid');
  }
  openRound(db, play, () => {
    const next = nextDraw(game, now);
    if (next.numero !== numero || now >= next.closesAt) {
      refuse('order.closed');
    }
    return JSON.stringify({ draw: next.index, drawAt: next.drawAt, picks } satisfies Kept);
  });
}

/** Ends the tickets whose draw has been: pays once what the numbers say, however often it is asked for. */
export function settleDrawn(db: Database, memberId: number, now: number): void {
  const due = sql<{ key: string; secret: string; stake: Minor; game_id: string }>(
    db,
    `SELECT r.key, r.secret, b.stake, g.game_id FROM bets b
     JOIN rounds r ON r.bet_id = b.id AND r.member_id = b.member_id JOIN games g ON g.node_id = b.node_id
     WHERE b.member_id = ? AND b.status = 'open' AND json_extract(r.secret, '$.drawAt') <= ?`,
  ).all(memberId, now);
  for (const { key, secret, stake, game_id } of due) {
    const { draw, drawAt, picks } = JSON.parse(secret) as Kept;
    const game = gameById(db, game_id);
    const payout = prizeOf(lotteryKind(game), picks, numbersOf(game, draw), stake);
    closeRound(db, memberId, key, { payout, answer: { draw } }, drawAt);
  }
}

interface TicketRow {
  secret: string;
  stake: Minor;
  payout: Minor;
  status: LotteryTicket['status'];
}

/** A player's last tickets of a lottery, newest first. */
export function ticketsOf(db: Database, game: GameRow, memberId: number): LotteryTicket[] {
  return sql<TicketRow>(
    db,
    `SELECT r.secret, b.stake, b.payout, b.status FROM bets b
     JOIN rounds r ON r.bet_id = b.id AND r.member_id = b.member_id
     WHERE b.member_id = ? AND b.node_id = ? AND json_extract(r.secret, '$.drawAt') IS NOT NULL ORDER BY b.id DESC LIMIT ?`,
  )
    .all(memberId, game.node_id, SHOWN)
    .map(({ secret, stake, payout, status }) => {
      const { draw, picks } = JSON.parse(secret) as Kept;
      return {
        numero: drawNumber(game, draw).numero,
        picks,
        stake: formatMoney(stake),
        status,
        payout: formatMoney(payout),
        ...(status === 'open' ? {} : { numbers: numbersOf(game, draw) }),
      };
    });
}
