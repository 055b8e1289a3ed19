import type { LotteryDraw } from '../../contract/schemas/lottery.ts';
import { paceOf } from '../seed/lotteries.ts';
import { createRandom, hashText, type Random } from '../seed/random.ts';
import type { GameRow } from './games.ts';
import { instantOf } from './paging.ts';
import { dayStart, siteDay, type TimeZone } from './siteDay.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often lotteries draw, in ms, in the order of PACES. */
const INTERVALS = [MINUTE, 5 * MINUTE, 30 * MINUTE, DAY] as const;

/** A draw takes bets until this many ms before it. */
const CLOSING = 5_000;

/** What a lottery draws: digits one after the other, or balls of which none comes twice. */
export interface LotteryKind {
  kind: 'digits' | 'balls';
  /** How many are drawn, and of how many. */
  drawn: number;
  of: number;
}

const FIVE_DIGITS: LotteryKind = { kind: 'digits', drawn: 5, of: 10 };
const FOUR_DIGITS: LotteryKind = { kind: 'digits', drawn: 4, of: 10 };
const FOUR_BALLS: LotteryKind = { kind: 'balls', drawn: 4, of: 40 };

/** What the lotteries of a vendor draw. */
export function lotteryKind({ vassalage }: Pick<GameRow, 'vassalage'>): LotteryKind {
  if (vassalage === 'TCG_LOTTO_VN') return FIVE_DIGITS;
  return vassalage === 'TCG_SEA' ? FOUR_DIGITS : FOUR_BALLS;
}

/** The number that a game's id ends in: its place among the games of its vendor and type. */
const placeOf = (gameId: string): number => Number(/\d+$/.exec(gameId)?.[0] ?? 1);

const intervalOf = ({ game_id }: GameRow): number => INTERVALS[paceOf(placeOf(game_id))] ?? DAY;

/** True for lotteries that draw every minute. */
export const isQuick = (row: GameRow): boolean => intervalOf(row) === MINUTE;

/** Not all lotteries draw in the same second: each is so many ms after the full interval. */
function phaseOf(row: GameRow): number {
  const interval = intervalOf(row);
  const step = interval === DAY ? 15 * MINUTE : 1000;
  return (hashText(row.game_id) % (interval / step)) * step;
}

/** One draw of a lottery, by its number since the epoch; moments in ms. */
export interface Draw {
  index: number;
  numero: string;
  closesAt: number;
  drawAt: number;
}

/** The draw of this number, named by the site's day and its place in that day. */
export function drawNumber(zone: TimeZone, row: GameRow, index: number): Draw {
  const interval = intervalOf(row);
  const drawAt = index * interval + phaseOf(row);
  const day = siteDay(zone, drawAt);
  const within = Math.floor((drawAt - dayStart(zone, day)) / interval) + 1;
  return {
    index,
    numero: `${day.replaceAll('-', '')}-${String(within).padStart(4, '0')}`,
    closesAt: drawAt - CLOSING,
    drawAt,
  };
}

/** The draw that comes next; it takes bets until it closes. */
export function nextDraw(zone: TimeZone, row: GameRow, now: number): Draw {
  return drawNumber(zone, row, Math.floor((now - phaseOf(row)) / intervalOf(row)) + 1);
}

/** A draw's numbers come from a stream of its own, so that the past never changes and the clock alone decides. */
export function numbersOf(row: GameRow, index: number): string[] {
  const { kind, drawn, of } = lotteryKind(row);
  const random = createRandom(hashText(`${row.game_id}:${index}`));
  return kind === 'balls'
    ? balls(random, drawn, of)
    : Array.from({ length: drawn }, () => String(random.int(0, of - 1)));
}

function balls(random: Random, drawn: number, of: number): string[] {
  const all = Array.from({ length: of }, (_, at) => String(at + 1).padStart(2, '0'));
  return random.shuffle(all).slice(0, drawn).sort();
}

/** A past draw as the contract writes it. */
export function pastDraw(zone: TimeZone, row: GameRow, index: number): LotteryDraw {
  const { numero, drawAt } = drawNumber(zone, row, index);
  return {
    gameCode: row.game_id,
    name: row.name,
    numero,
    drawAt: instantOf(drawAt),
    numbers: numbersOf(row, index),
  };
}
