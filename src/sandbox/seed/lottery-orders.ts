import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { multiplesOf, prizeOf } from '../games/lottery/prizes.ts';
import { buyOrder } from '../games/lottery/tickets.ts';
import { stakesOf } from '../games/stakes.ts';
import { type Draw, lotteryKind, nextDraw, numbersOf } from '../rules/draws.ts';
import { type GameRow, gameById } from '../rules/games.ts';
import { listLotteries } from '../rules/lottery.ts';
import { timeZoneOf } from '../rules/site.ts';
import { createRandom, type Random } from './random.ts';

const DAY = 24 * 3600 * 1000;
const HISTORY_DAYS = 88;

/** Orders of the past, and lotteries that they are of. */
const ORDERS = 90;
const LOVED = 7;

/** A seeded line bears the smallest stake that a lottery offers from this on, in minor units. */
const STAKE = 100;

/** Gives a member months of lottery orders whose draws have been; `moveBets` moves their money. */
export function seedLotteryOrders(db: Database, memberId: number, now: number): void {
  const random = createRandom(0x10_77);
  const loved = shuffledLotteries(db, random).slice(0, LOVED);
  const moments = Array.from({ length: ORDERS }, () => Math.floor(now - DAY - random.next() * HISTORY_DAYS * DAY));
  for (const [place, at] of moments.sort((a, b) => a - b).entries()) {
    addPast(db, { memberId, game: random.pick(loved), key: `seed-order-${place}`, at }, random);
  }
}

/** Buys two lottery orders that wait for their draw, for a member who has money. */
export function buyLotteryOrders(db: Database, memberId: number, now: number): void {
  const random = createRandom(0x10_78);
  const games = shuffledLotteries(db, random);
  const slow = games.filter((game) => nextDraw(timeZoneOf(db), game, now).closesAt - now > DAY / 4).slice(0, 2);
  for (const [place, game] of slow.entries()) {
    const { numero } = nextDraw(timeZoneOf(db), game, now);
    buyOrder(db, game, playOf(memberId, game, `seed-order-open-${place}`, now), numero, linesFor(game, random), now);
  }
}

const shuffledLotteries = (db: Database, random: Random): GameRow[] =>
  random.shuffle(listLotteries(db)).map(({ gameCode }) => gameById(db, gameCode));

function playOf(memberId: number, game: GameRow, key: string, at: number) {
  const { node_id: nodeId, game_type: gameType, vassalage } = game;
  return { key, request: key, stake: { memberId, nodeId, gameType, vassalage, stake: stakeOf(game), at } };
}

const stakeOf = (game: GameRow): number => stakesOf(game).find((stake) => stake >= STAKE) ?? game.min_bet;

/** One to five lines, none twice. */
function linesFor(game: GameRow, random: Random): string[][] {
  const kind = lotteryKind(game);
  const most = multiplesOf(kind).length;
  const lines = Array.from({ length: random.int(1, 5) }, () => {
    const many = random.int(1, most);
    if (kind.kind === 'digits') return Array.from({ length: many }, () => String(random.int(0, 9)));
    const all = Array.from({ length: kind.of }, (_, at) => String(at + 1).padStart(2, '0'));
    return random.shuffle(all).slice(0, many).sort();
  });
  return [...new Map(lines.map((picks) => [picks.join(), picks])).values()];
}

interface PastOrder {
  memberId: number;
  game: GameRow;
  key: string;
  at: number;
}

function addPast(db: Database, { memberId, game, key, at }: PastOrder, random: Random): void {
  const draw = nextDraw(timeZoneOf(db), game, at);
  const placedAt = Math.min(at, draw.closesAt - 1000);
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO lottery_orders (member_id, node_id, key, request, draw, closes_at, draw_at, placed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(memberId, game.node_id, key, key, draw.index, draw.closesAt, draw.drawAt, placedAt);
  for (const picks of linesFor(game, random)) {
    const end = random.int(0, 11) === 0 ? ({ status: 'void', payout: 0 } as const) : endOf(game, draw, picks);
    const bet = sql(
      db,
      `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(memberId, game.node_id, game.game_type, game.vassalage, stakeOf(game), end.payout, end.status, placedAt);
    sql(db, 'INSERT INTO lottery_sub_orders (bet_id, order_id, picks) VALUES (?, ?, ?)').run(
      Number(bet.lastInsertRowid),
      Number(lastInsertRowid),
      JSON.stringify(picks),
    );
  }
}

function endOf(game: GameRow, draw: Draw, picks: readonly string[]): { status: 'won' | 'lost'; payout: number } {
  const payout = prizeOf(lotteryKind(game), picks, numbersOf(game, draw.index), stakeOf(game));
  return { status: payout > 0 ? 'won' : 'lost', payout };
}
