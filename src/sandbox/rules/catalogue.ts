import type {
  Game,
  GameCategory,
  GameType,
  GameTypeEntry,
  Vendor,
  VendorCard,
  VendorStructure,
  Winner,
} from '../../contract/schemas/games.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { CLASSES } from '../seed/classes.ts';
import { GAME_COLUMNS, type GameRow, gameOf, typesShownUnder } from './games.ts';
import { formatMoney } from './money.ts';

/** The hot games, hottest first (SPEC 7.2). */
export function hotGames(db: Database): Game[] {
  return sql<GameRow>(db, `SELECT ${GAME_COLUMNS} FROM games g WHERE g.hot_rank IS NOT NULL ORDER BY g.hot_rank`)
    .all()
    .map(gameOf);
}

interface VendorOfType {
  game_type: GameType;
  vassalage: string;
  name: string;
}

/** Order of the raw groups; the app makes ESPORTS and PGE categories of its own from them (SPEC section 3). */
const GROUPS: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'];

/** The vendor structure: e-sports vendors stand inside SPORTS, as the platform groups them (SPEC section 3). */
export function vendorStructure(db: Database): VendorStructure {
  const rows = sql<VendorOfType>(
    db,
    `SELECT DISTINCT g.game_type, v.vassalage, v.name, v.position FROM games g
     JOIN vendors v ON v.vassalage = g.vassalage ORDER BY v.position`,
  ).all();
  const mapping: Partial<Record<GameCategory, string[]>> = {};
  const sorting = GROUPS.map((gameCategory) => {
    const members = rows.filter((row) => groupOf(row.game_type) === gameCategory);
    mapping[gameCategory] = members.map(({ vassalage }) => vassalage);
    return { gameCategory, vendorNames: members.map(vendorOf) };
  });
  return { sorting, mapping };
}

function groupOf(gameType: GameType): GameType {
  return gameType === 'ESPORTS' ? 'SPORTS' : gameType;
}

function vendorOf({ vassalage, name }: Omit<VendorOfType, 'game_type'>): Vendor {
  return { vassalage, name, iconUrl: `/img/vendor/${vassalage}` };
}

/** Types whose games are found in a vendor's lobby rather than in a list. */
const WITH_LOBBY: readonly GameType[] = ['LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'];

/** The vendors of a game type in the site's order, with the number of their games of it. */
export function listVendors(db: Database, gameType: GameType): VendorCard[] {
  const types = typesShownUnder(gameType);
  const rows = sql<Omit<VendorOfType, 'game_type'> & { games: number }>(
    db,
    `SELECT v.vassalage, v.name, COUNT(*) AS games FROM games g JOIN vendors v ON v.vassalage = g.vassalage
     WHERE g.game_type IN (${types.map(() => '?').join(', ')}) GROUP BY v.vassalage ORDER BY v.position`,
  ).all(...types);
  return rows.map((row) => ({ ...vendorOf(row), games: row.games, lobby: WITH_LOBBY.includes(gameType) }));
}

/** The classification tabs of a game type; what `typeId` says is the list's `gameClassify` (SPEC 7.2). */
export function gameTypeEntries(gameType: GameType): GameTypeEntry[] {
  return CLASSES[gameType].map(({ classify, name }) => ({ typeId: classify, name }));
}

interface WinnerRow extends GameRow {
  customer: string;
  amount: number;
}

/** The winner board: biggest wins first, then jackpots (SPEC section 9). */
export function listWinners(db: Database, limit: number): Winner[] {
  const rows = sql<WinnerRow>(
    db,
    `SELECT w.customer, w.amount, ${GAME_COLUMNS} FROM winners w JOIN games g ON g.node_id = w.node_id
     ORDER BY w.position LIMIT ?`,
  ).all(limit);
  return rows.map((row) => {
    const { gameId, nodeId, vassalage, gameType, supportPlay, iconUrl, gameName } = gameOf(row);
    return {
      vo: { iconUrl, customerName: row.customer, winAmount: formatMoney(row.amount), gameName },
      game: { gameId, nodeId, vassalage, gameType, supportPlay },
    };
  });
}
