import type { GameType } from '../../contract/schemas/games.ts';
import type { Database } from '../db/database.ts';
import { writeRecipe } from '../images/recipe.ts';
import { drawClass } from './classes.ts';
import { lotteryName } from './lotteries.ts';
import { createNameDrawer, type NameDrawer } from './names.ts';
import type { Random } from './random.ts';
import { searchText } from './search.ts';
import type { Theme } from './theme.ts';
import { VENDORS, type VendorSeed } from './vendors.ts';

/** A game of the world before it becomes a row; `minBet` is in minor units. */
export interface GameSeed {
  nodeId: number;
  gameId: string;
  name: string;
  vassalage: string;
  gameType: GameType;
  classify: string;
  roomId: string;
  isNew: 0 | 1;
  isTop: 0 | 1;
  minBet: number;
  minLine: number;
  popularity: number;
  art: string;
}

/** The smallest stakes offered: the options of SPEC section 9, in minor units. */
const MIN_BETS = [1, 5, 10, 50, 75, 100] as const;

const LINES = [1, 5, 9, 10, 20, 25, 40, 50] as const;

/** How many games the hot list has. */
const HOT_COUNT = 36;

/** Most people come for slots: the best of the other types is about as popular as a good slot. */
const REACH_OF_OTHERS = 985_000;

/** Makes all games, the same for the same stream. */
export function makeGames(random: Random): GameSeed[] {
  const names = createNameDrawer();
  const games: GameSeed[] = [];
  for (const vendor of VENDORS) {
    for (const [gameType, count] of Object.entries(vendor.games) as [GameType, number][]) {
      for (let at = 1; at <= count; at += 1) {
        games.push(makeGame(vendor, gameType, at, 100_001 + games.length, names, random));
      }
    }
  }
  return games;
}

function makeGame(
  vendor: VendorSeed,
  gameType: GameType,
  at: number,
  nodeId: number,
  names: NameDrawer,
  random: Random,
): GameSeed {
  const { classify, themes } = drawClass(gameType, random);
  const theme = random.pick(themes);
  const drawn = names.draw(theme, random);
  const name = lotteryName(vendor.vassalage, gameType, at) ?? (isDoor(vendor, gameType, at) ? vendor.name : drawn);
  return {
    nodeId,
    gameId: `${vendor.vassalage.toLowerCase().replaceAll('_', '')}-${gameType.toLowerCase()}-${String(at).padStart(4, '0')}`,
    name,
    vassalage: vendor.vassalage,
    gameType,
    classify,
    roomId: gameType === 'LIVE' || gameType === 'PVP' ? String(random.int(100, 999)) : '',
    isNew: random.chance(0.04) ? 1 : 0,
    isTop: random.chance(0.03) ? 1 : 0,
    minBet: random.pick(MIN_BETS),
    minLine: classify === 'SLOT' || classify === 'JP' ? random.pick(LINES) : 1,
    popularity: Math.floor(random.next() ** 3 * (gameType === 'RNG' ? 1_000_000 : REACH_OF_OTHERS)),
    art: drawRecipe(theme, drawn, random),
  };
}

/** Games that stand for all games of their vendor: a tap opens the vendor's list (SPEC 7.2). They have its name. */
const DOORS: readonly string[] = ['CARTA PVP', 'DS88 COCKFIGHT'];

const isDoor = ({ vassalage }: VendorSeed, gameType: GameType, at: number): boolean =>
  at === 1 && DOORS.includes(`${vassalage} ${gameType}`);

function drawRecipe(theme: Theme, name: string, random: Random): string {
  const named = theme.heroes.filter((hero) => isNamed(hero, name));
  const hero = random.pick(named.length > 0 ? named : theme.heroes);
  const sides = random.shuffle(theme.sides.filter((side) => side !== hero)).slice(0, random.int(2, 3));
  return writeRecipe({ palette: random.pick(theme.palettes), hero, sides });
}

/** True when a word of the name is in the picture's name: an owl on `Great Owl Legends`. */
function isNamed(hero: string, name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return words.map((word) => word.replace(/s$/, '')).some((word) => word.length > 2 && hero.includes(word));
}

/** Writes vendors and games to the database. */
export function insertGames(db: Database, games: readonly GameSeed[]): void {
  const vendor = db.prepare('INSERT INTO vendors (vassalage, position, name, mark) VALUES (?, ?, ?, ?)');
  for (const [position, each] of VENDORS.entries()) {
    vendor.run(each.vassalage, position, each.name, each.mark);
  }
  const ranks = new Map(hotGames(games).map((game, rank) => [game.nodeId, rank + 1]));
  const insert = db.prepare(
    `INSERT INTO games (node_id, game_id, name, search, vassalage, game_type, classify, room_id, is_new, is_top, hot_rank,
       min_bet, min_line, popularity, art)
     VALUES (@nodeId, @gameId, @name, @search, @vassalage, @gameType, @classify, @roomId, @isNew, @isTop, @hotRank,
       @minBet, @minLine, @popularity, @art)`,
  );
  for (const game of games) {
    insert.run({ ...game, search: searchText(game.name), hotRank: ranks.get(game.nodeId) ?? null });
  }
}

/** The most popular games, at most a few of one vendor, so that the hot list shows the breadth of the site. */
function hotGames(games: readonly GameSeed[]): GameSeed[] {
  const perVendor = new Map<string, number>();
  const byPopularity = [...games].sort((a, b) => b.popularity - a.popularity || a.nodeId - b.nodeId);
  const hot: GameSeed[] = [];
  for (const game of byPopularity) {
    const taken = perVendor.get(game.vassalage) ?? 0;
    if (taken < 3 && hot.length < HOT_COUNT) {
      perVendor.set(game.vassalage, taken + 1);
      hot.push(game);
    }
  }
  return hot;
}
