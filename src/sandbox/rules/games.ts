import type { Game, GameListQuery, GameType } from '../../contract/schemas/games.ts';
import type { Database } from '../db/database.ts';
import { type SqlValue, sql } from '../db/statement.ts';
import { PALETTES } from '../images/palettes.ts';
import { readRecipe } from '../images/recipe.ts';
import { searchText } from '../seed/search.ts';
import { formatMoney, parseMoney } from './money.ts';
import { offsetOf, pageCounters } from './paging.ts';
import { refuse } from './refusal.ts';

/** A game as the platform keeps one; `min_bet` in minor units. */
export interface GameRow {
  node_id: number;
  game_id: string;
  name: string;
  vassalage: string;
  game_type: GameType;
  classify: string;
  room_id: string;
  is_new: 0 | 1;
  is_top: 0 | 1;
  min_bet: number;
  min_line: number;
  art: string;
}

/** Columns of a GameRow, with `g` as the games table. */
export const GAME_COLUMNS =
  'g.node_id, g.game_id, g.name, g.vassalage, g.game_type, g.classify, g.room_id, g.is_new, g.is_top, g.min_bet, g.min_line, g.art';

/** Games that open their vendor's list instead of being launched (SPEC 7.2): those that the seed gives the vendor's name. */
const DOORS: readonly string[] = ['carta-pvp-0001', 'ds88-cockfight-0001'];

/** Writes a row as the contract's game (SPEC section 3). */
export function gameOf(row: GameRow): Game {
  return {
    nodeId: row.node_id,
    nodeName: row.name,
    gameId: row.game_id,
    gameName: row.name,
    displayName: row.name,
    roomId: row.room_id,
    vassalage: row.vassalage,
    gameType: row.game_type,
    gameClassify: row.classify,
    gameClassifyNew: row.classify,
    iconUrl: `/img/game/${row.game_id}`,
    mobileLargeIcon: `/img/game-large/${row.game_id}`,
    showIcon: 1,
    isNew: row.is_new,
    isTop: row.is_top,
    minBet: formatMoney(row.min_bet),
    minLine: row.min_line,
    supportPlay: DOORS.includes(row.game_id) ? 'H5,VASSALAGE' : 'H5',
    tint: PALETTES[readRecipe(row.art).palette].average,
  };
}

/** E-sports and cockfight are shown under sports (SPEC 2.8), so the sports list holds all three. */
export function typesShownUnder(gameType: GameType): GameType[] {
  return gameType === 'SPORTS' ? ['SPORTS', 'ESPORTS', 'COCKFIGHT'] : [gameType];
}

/** One page of the game list: the most popular first, in an order that never changes between pages (SPEC 7.2). */
export function listGames(db: Database, query: GameListQuery) {
  const { where, values } = selectionOf(query);
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count FROM games g WHERE ${where}`).get(...values);
  const rows = sql<GameRow>(
    db,
    `SELECT ${GAME_COLUMNS} FROM games g WHERE ${where} ORDER BY g.popularity DESC, g.node_id LIMIT ? OFFSET ?`,
  ).all(...values, query.pageSize, offsetOf(query));
  return { games: rows.map(gameOf), ...pageCounters(query, total?.count ?? 0) };
}

interface Selection {
  where: string;
  values: SqlValue[];
}

function selectionOf(query: GameListQuery): Selection {
  const conditions: string[] = [];
  const values: SqlValue[] = [];
  const add = (condition: string, ...given: SqlValue[]): void => {
    conditions.push(condition);
    values.push(...given);
  };
  const oneOf = (column: string, given: readonly string[]): void =>
    add(`${column} IN (${given.map(() => '?').join(', ')})`, ...given);
  oneOf('g.game_type', typesShownUnder(query.gameType));
  if (query.vassalage) {
    oneOf('g.vassalage', query.vassalage.split(','));
  }
  if (query.gameClassify) {
    oneOf('g.classify', query.gameClassify.split(','));
  }
  if (query.isNew) {
    add('g.is_new = 1');
  }
  if (query.isTop) {
    add('g.is_top = 1');
  }
  if (query.minBet && query.minBet !== 'all') {
    add('g.min_bet = ?', readMinBet(query.minBet));
  }
  if (query.minLine) {
    add('g.min_line = ?', Number(query.minLine));
  }
  for (const word of searchText(query.gameName ?? '')
    .split(' ')
    .filter(Boolean)) {
    add("g.search LIKE ? ESCAPE '\\'", `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
  return { where: conditions.join(' AND '), values };
}

function readMinBet(text: string): number {
  try {
    return parseMoney(text);
  } catch (error) {
    if (error instanceof RangeError) {
      refuse('payload.invalid', { issues: [{ field: 'minBet', message: 'minBet must be an amount such as 0.10' }] });
    }
    throw error;
  }
}

/** The game of these identifiers. Refuses `game.unavailable` when they name none or do not belong together. */
export function findGame(db: Database, nodeId: number, vassalage: string): GameRow {
  const row = sql<GameRow>(db, `SELECT ${GAME_COLUMNS} FROM games g WHERE g.node_id = ? AND g.vassalage = ?`).get(
    nodeId,
    vassalage,
  );
  return row ?? refuse('game.unavailable');
}

/** The game of a gameId, whoever made it. Refuses `game.unavailable` when there is none. */
export function gameById(db: Database, gameId: string): GameRow {
  const row = sql<GameRow>(db, `SELECT ${GAME_COLUMNS} FROM games g WHERE g.game_id = ?`).get(gameId);
  return row ?? refuse('game.unavailable');
}

/** The most played game of a vendor. Refuses `game.unavailable` when there is no such vendor. */
export function mostPlayedOf(db: Database, vassalage: string): GameRow {
  const row = sql<GameRow>(
    db,
    `SELECT ${GAME_COLUMNS} FROM games g WHERE g.vassalage = ? ORDER BY g.popularity DESC, g.node_id LIMIT 1`,
  ).get(vassalage);
  return row ?? refuse('game.unavailable');
}
