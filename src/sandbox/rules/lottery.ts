import type { Lottery, LotteryDraw, LotteryGroup, LotteryNumero } from '../../contract/schemas/lottery.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { isQuick, nextDraw, pastDraw } from './draws.ts';
import { GAME_COLUMNS, type GameRow, gameOf } from './games.ts';
import { instantOf } from './paging.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';
import type { TimeZone } from './siteDay.ts';

/** How many lotteries of a group are listed, how many are popular, and at most of one group. */
const LISTED = 20;
const POPULAR = 8;
const POPULAR_OF_GROUP = 3;

/** Recent draws answered for each Vietnamese lottery, and how many lotteries that is. */
const RECENT_DRAWS = 3;
const VN_LISTED = 10;

const VN_VENDOR = 'TCG_LOTTO_VN';

const GROUPS: readonly { groupCode: string; name: Text; vendor: string }[] = [
  { groupCode: 'vn', name: { pt: 'Vietnã', en: 'Vietnam' }, vendor: VN_VENDOR },
  { groupCode: 'sea', name: { pt: 'Sudeste Asiático', en: 'Southeast Asia' }, vendor: 'TCG_SEA' },
  { groupCode: 'classic', name: { pt: 'Clássicas', en: 'Classic' }, vendor: 'LOTT' },
  { groupCode: 'electronic', name: { pt: 'Eletrônicas', en: 'Electronic' }, vendor: 'ELOTT' },
];

/** The lotteries, group after group, the most popular of each first (SPEC 7.2). */
export function listLotteries(db: Database): Lottery[] {
  return listedRows(db).map(lotteryOf);
}

/** The few that most people play, of every region some. */
export function popularLotteries(db: Database): Lottery[] {
  return GROUPS.flatMap(({ vendor }) => rowsOf(db, vendor, POPULAR_OF_GROUP))
    .map((row) => ({ row, rank: popularity(db, row) }))
    .sort((a, b) => b.rank - a.rank || a.row.node_id - b.row.node_id)
    .slice(0, POPULAR)
    .map(({ row }) => lotteryOf(row));
}

/** The menu's groups with their lotteries, in order. */
export function lotteryMenu(db: Database, language: string): LotteryGroup[] {
  return GROUPS.map(({ groupCode, name, vendor }) => ({
    groupCode,
    name: textIn(name, language),
    gameCodes: rowsOf(db, vendor, LISTED).map(({ game_id }) => game_id),
  }));
}

/** Where lotteries stand at a moment. Codes that are no lottery's are left out; refuses `not.found` when none is one. */
export function numeros(db: Database, gameCodes: readonly string[], now: number): LotteryNumero[] {
  const rows = gameCodes.flatMap((gameCode) => {
    const row = sql<GameRow>(
      db,
      `SELECT ${GAME_COLUMNS} FROM games g WHERE g.game_id = ? AND g.game_type IN ('LOTT', 'ELOTT')`,
    ).get(gameCode);
    return row ? [row] : [];
  });
  if (rows.length === 0) {
    refuse('not.found');
  }
  return rows.map((row) => standing(timeZoneOf(db), row, now));
}

/** Where each Vietnamese lottery stands. */
export function vnNumeros(db: Database, now: number): LotteryNumero[] {
  return rowsOf(db, VN_VENDOR, VN_LISTED).map((row) => standing(timeZoneOf(db), row, now));
}

/** The latest draws of the Vietnamese lotteries, newest first. */
export function recentVnDraws(db: Database, now: number): LotteryDraw[] {
  const zone = timeZoneOf(db);
  return rowsOf(db, VN_VENDOR, VN_LISTED)
    .flatMap((row) => {
      const latest = nextDraw(zone, row, now).index - 1;
      return Array.from({ length: RECENT_DRAWS }, (_, at) => pastDraw(zone, row, latest - at));
    })
    .sort((a, b) => b.drawAt.localeCompare(a.drawAt));
}

const listedRows = (db: Database): GameRow[] => GROUPS.flatMap(({ vendor }) => rowsOf(db, vendor, LISTED));

function rowsOf(db: Database, vassalage: string, limit: number): GameRow[] {
  return sql<GameRow>(
    db,
    `SELECT ${GAME_COLUMNS} FROM games g WHERE g.vassalage = ? AND g.game_type IN ('LOTT', 'ELOTT')
     ORDER BY g.popularity DESC, g.node_id LIMIT ?`,
  ).all(vassalage, limit);
}

function popularity(db: Database, { node_id }: GameRow): number {
  return (
    sql<{ popularity: number }>(db, 'SELECT popularity FROM games WHERE node_id = ?').get(node_id)?.popularity ?? 0
  );
}

function lotteryOf(row: GameRow): Lottery {
  const { gameId, gameName, vassalage, iconUrl, isTop } = gameOf(row);
  return {
    gameCode: gameId,
    name: gameName,
    vendor: vassalage,
    iconUrl,
    groupCode: GROUPS.find(({ vendor }) => vendor === vassalage)?.groupCode ?? 'classic',
    isTop,
    lottoMode: isQuick(row) ? 'Tradition,Entertainment' : 'Tradition',
  };
}

/** The next draw of a lottery, and the one before it. */
function standing(zone: TimeZone, row: GameRow, now: number): LotteryNumero {
  const next = nextDraw(zone, row, now);
  return {
    gameCode: row.game_id,
    numero: next.numero,
    closesAt: instantOf(next.closesAt),
    drawAt: instantOf(next.drawAt),
    asOf: instantOf(now),
    last: pastDraw(zone, row, next.index - 1),
  };
}
