import type { Lottery, LotteryDraw, LotteryGroup, LotteryNumero } from '../../contract/shapes/lottery.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { createRandom, hashText } from '../seed/random.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { GAME_COLUMNS, type GameRow, gameOf } from './games.ts';
import { instantOf } from './paging.ts';
import { refuse } from './refusal.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often a lottery draws, in ms; which one it is follows from its code. */
const INTERVALS = [MINUTE, 5 * MINUTE, 30 * MINUTE, DAY] as const;

/** A draw takes bets until this many ms before it. */
const CLOSING = 10_000;

/** The list holds this many lotteries, the popular one this many. */
const LISTED = 60;
const POPULAR = 8;

/** Recent draws answered for each Vietnamese lottery, and how many lotteries that is. */
const RECENT_DRAWS = 3;
const VN_LISTED = 10;

const VN_VENDOR = 'TCG_LOTTO_VN';

const GROUPS: readonly { groupCode: string; name: Text; vendors: readonly string[] }[] = [
  { groupCode: 'vn', name: { pt: 'Vietnã', en: 'Vietnam' }, vendors: [VN_VENDOR] },
  { groupCode: 'sea', name: { pt: 'Sudeste Asiático', en: 'Southeast Asia' }, vendors: ['TCG_SEA'] },
  { groupCode: 'classic', name: { pt: 'Clássicas', en: 'Classic' }, vendors: ['LOTT', 'SENA'] },
];

/** The lotteries, the most popular first (SPEC 7.2). */
export function listLotteries(db: Database): Lottery[] {
  return lotteryRows(db, LISTED).map(lotteryOf);
}

/** The few that most people play. */
export function popularLotteries(db: Database): Lottery[] {
  return lotteryRows(db, POPULAR).map(lotteryOf);
}

/** The menu's groups with their lotteries, in order. */
export function lotteryMenu(db: Database, language: string): LotteryGroup[] {
  const lotteries = listLotteries(db);
  return GROUPS.map(({ groupCode, name }) => ({
    groupCode,
    name: textIn(name, language),
    gameCodes: lotteries.filter((lottery) => lottery.groupCode === groupCode).map(({ gameCode }) => gameCode),
  }));
}

/** Where a lottery stands at a moment. Refuses `not.found` for a code that is no lottery. */
export function numeroOf(db: Database, gameCode: string, now: number): LotteryNumero {
  const row = sql<GameRow>(
    db,
    `SELECT ${GAME_COLUMNS} FROM games g WHERE g.game_id = ? AND g.game_type IN ('LOTT', 'ELOTT')`,
  ).get(gameCode);
  return row ? standing(row, now) : refuse('not.found');
}

/** Where each Vietnamese lottery stands. */
export function vnNumeros(db: Database, now: number): LotteryNumero[] {
  return vnRows(db).map((row) => standing(row, now));
}

/** The latest draws of the Vietnamese lotteries, newest first. */
export function recentVnDraws(db: Database, now: number): LotteryDraw[] {
  return vnRows(db)
    .flatMap((row) => {
      const latest = Math.floor(now / intervalOf(row));
      return Array.from({ length: RECENT_DRAWS }, (_, at) => drawOf(row, latest - at));
    })
    .sort((a, b) => b.drawAt.localeCompare(a.drawAt));
}

function lotteryRows(db: Database, limit: number): GameRow[] {
  return sql<GameRow>(
    db,
    `SELECT ${GAME_COLUMNS} FROM games g WHERE g.game_type IN ('LOTT', 'ELOTT')
     ORDER BY g.popularity DESC, g.node_id LIMIT ?`,
  ).all(limit);
}

function vnRows(db: Database): GameRow[] {
  return sql<GameRow>(
    db,
    `SELECT ${GAME_COLUMNS} FROM games g WHERE g.vassalage = ? ORDER BY g.popularity DESC, g.node_id LIMIT ?`,
  ).all(VN_VENDOR, VN_LISTED);
}

function lotteryOf(row: GameRow): Lottery {
  const { gameId, gameName, vassalage, iconUrl, isTop } = gameOf(row);
  const group = GROUPS.find(({ vendors }) => vendors.includes(vassalage));
  return {
    gameCode: gameId,
    name: gameName,
    vendor: vassalage,
    iconUrl,
    groupCode: group?.groupCode ?? 'classic',
    isTop,
  };
}

function intervalOf({ game_id }: GameRow): number {
  return INTERVALS[hashText(game_id) % INTERVALS.length] ?? DAY;
}

/** The number of the draw that takes bets now, counted from the epoch. */
function nextDraw(row: GameRow, now: number): number {
  return Math.floor((now + CLOSING) / intervalOf(row)) + 1;
}

function standing(row: GameRow, now: number): LotteryNumero {
  const next = nextDraw(row, now);
  const interval = intervalOf(row);
  const drawn = Math.floor(now / interval);
  return {
    gameCode: row.game_id,
    numero: numeroText(next * interval, interval),
    closesAt: instantOf(next * interval - CLOSING),
    last: drawOf(row, drawn),
  };
}

/** A draw's numbers come from a stream of its own, so that the past never changes. */
function drawOf(row: GameRow, index: number): LotteryDraw {
  const interval = intervalOf(row);
  const random = createRandom(hashText(`${row.game_id}:${index}`));
  return {
    gameCode: row.game_id,
    name: row.name,
    numero: numeroText(index * interval, interval),
    drawAt: instantOf(index * interval),
    numbers: Array.from({ length: 5 }, () => String(random.int(0, 9))),
  };
}

/** Writes a draw as the day and its number within it, such as `20261121-0145`. */
function numeroText(at: number, interval: number): string {
  const day = instantOf(at).slice(0, 10).replaceAll('-', '');
  const within = Math.floor((at % DAY) / interval) + 1;
  return `${day}-${String(within).padStart(4, '0')}`;
}
