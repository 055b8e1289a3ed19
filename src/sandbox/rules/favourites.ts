import type { Game, GameType } from '../../contract/schemas/games.ts';
import type { Database } from '../db/database.ts';
import { type SqlValue, sql } from '../db/statement.ts';
import { GAME_COLUMNS, type GameRow, gameOf, typesShownUnder } from './games.ts';

/** A member's own list of games. */
export type OwnList = 'favourites' | 'recent_games';

const ORDER: Record<OwnList, string> = {
  favourites: 'own.added_at DESC, own.node_id DESC',
  recent_games: 'own.played_at DESC, own.node_id DESC',
};

/** A member's recent list keeps this many games. */
const RECENT_LIMIT = 100;

interface OwnPage {
  page: number;
  pageSize: number;
  gameType?: GameType | undefined;
  vassalage?: string | undefined;
}

/** One page of a member's own list, latest first. */
export function ownGames(
  db: Database,
  list: OwnList,
  memberId: number,
  asked: OwnPage,
): { games: Game[]; total: number } {
  const values: SqlValue[] = [memberId];
  let where = 'own.member_id = ?';
  if (asked.gameType) {
    const types = typesShownUnder(asked.gameType);
    where += ` AND g.game_type IN (${types.map(() => '?').join(', ')})`;
    values.push(...types);
  }
  if (asked.vassalage) {
    where += ' AND g.vassalage = ?';
    values.push(asked.vassalage);
  }
  const from = `FROM ${list} own JOIN games g ON g.node_id = own.node_id WHERE ${where}`;
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${from}`).get(...values)?.count ?? 0;
  const rows = sql<GameRow>(db, `SELECT ${GAME_COLUMNS} ${from} ORDER BY ${ORDER[list]} LIMIT ? OFFSET ?`).all(
    ...values,
    asked.pageSize,
    (asked.page - 1) * asked.pageSize,
  );
  return { games: rows.map(gameOf), total };
}

/** nodeIds of favourites as text, latest first. */
export function favouriteIds(db: Database, memberId: number, pageNo: number, pageSize: number): string[] {
  return sql<{ id: string }>(
    db,
    `SELECT CAST(own.node_id AS TEXT) AS id FROM favourites own WHERE own.member_id = ?
     ORDER BY ${ORDER.favourites} LIMIT ? OFFSET ?`,
  )
    .all(memberId, pageSize, (pageNo - 1) * pageSize)
    .map(({ id }) => id);
}

/** Adding a game that is in the list already does nothing (SPEC section 4). */
export function keepFavourite(db: Database, memberId: number, nodeId: number, now: number): void {
  sql(db, 'INSERT OR IGNORE INTO favourites (member_id, node_id, added_at) VALUES (?, ?, ?)').run(
    memberId,
    nodeId,
    now,
  );
}

/** Removing a game that is not in the list does nothing. */
export function dropFavourite(db: Database, memberId: number, nodeId: number): void {
  sql(db, 'DELETE FROM favourites WHERE member_id = ? AND node_id = ?').run(memberId, nodeId);
}

/** Puts a game first in the recent list; the oldest leave when it is full. */
export function keepRecent(db: Database, memberId: number, nodeId: number, now: number): void {
  sql(
    db,
    `INSERT INTO recent_games (member_id, node_id, played_at) VALUES (?, ?, ?)
     ON CONFLICT (member_id, node_id) DO UPDATE SET played_at = excluded.played_at`,
  ).run(memberId, nodeId, now);
  sql(
    db,
    `DELETE FROM recent_games WHERE member_id = ? AND node_id NOT IN
       (SELECT node_id FROM recent_games WHERE member_id = ? ORDER BY played_at DESC, node_id DESC LIMIT ?)`,
  ).run(memberId, memberId, RECENT_LIMIT);
}
