import type { Decimal, Instant } from './money.ts';

/** Types of games (SPEC section 3). PGE, CRASH, TA, PP, JDB and FC are categories mapped to RNG (SPEC section 9). */
export type GameType = 'RNG' | 'FISH' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT' | 'COCKFIGHT';

/** Categories of the home menu and of the vendor structure. */
export type GameCategory = GameType | 'HOME' | 'HOT' | 'FAV' | 'PGE' | 'CRASH' | 'TA' | 'PP' | 'JDB' | 'FC' | 'PROMO';

/** A game (SPEC section 3). `iconUrl` is a path for the image hosts, never a whole address. */
export interface Game {
  nodeId: number;
  nodeName: string;
  gameId: string;
  gameName: string;
  displayName: string;
  roomId: string;
  vassalage: string;
  gameType: GameType;
  gameClassify: string;
  gameClassifyNew: string;
  iconUrl: string;
  mobileLargeIcon: string;
  showIcon: 0 | 1;
  isNew: 0 | 1;
  isTop: 0 | 1;
  minBet: Decimal;
  minLine: number;
  /** How it can be played, comma separated: `H5`; `VASSALAGE` flags what opens its vendor's list instead (SPEC 7.2). */
  supportPlay: string;
}

/** Query of the game list (SPEC 7.2). `minBet` is one of the options of SPEC section 9. */
export interface GameListQuery {
  merchant: string;
  platform: 'html5';
  gameType: GameType;
  pageNo: number;
  pageSize: number;
  language: string;
  gameName?: string;
  vassalage?: string;
  gameClassify?: string;
  isNew?: '1' | '';
  /** Recommended games only (assumed: the section REM of SPEC 2.7 has no other way to ask). */
  isTop?: '1' | '';
  minBet?: string;
  minLine?: string;
}

/** One page of the game list (SPEC section 3). */
export interface GameList {
  games: Game[];
  pageNum: number;
  totalPages: number;
}

/** A vendor of a category. */
export interface Vendor {
  vassalage: string;
  name: string;
  iconUrl: string;
}

/** A vendor as the game-reading pages show it: how many games of the type it has, and whether it has a lobby to enter. */
export interface VendorCard extends Vendor {
  games: number;
  lobby: boolean;
}

/** One entry of the vendor structure, in the order that the site shows (SPEC section 3). */
export interface VendorGroup {
  gameCategory: GameCategory;
  vendorNames: Vendor[];
}

/** The vendor structure: categories in order, and the vendors of each (SPEC section 3). */
export interface VendorStructure {
  sorting: VendorGroup[];
  mapping: Partial<Record<GameCategory, string[]>>;
}

/** A classification tab of a game type. */
export interface GameTypeEntry {
  typeId: string;
  name: string;
}

/** An entry of the winner board (SPEC section 3). */
export interface Winner {
  vo: { iconUrl: string; customerName: string; winAmount: Decimal; gameName: string };
  game: Pick<Game, 'gameId' | 'nodeId' | 'vassalage' | 'gameType' | 'supportPlay'>;
}

/** A match on the home page (SPEC section 3). */
export interface SportMatch {
  matchId: string;
  league: string;
  leagueId: string;
  homeTeam: string;
  awayTeam: string;
  homeTeamImageUrl: string;
  awayTeamImageUrl: string;
  matchTime: Instant;
  moneyLine?: { homeTeamOdds: string; awayTeamOdds: string };
  vendor: string;
  gameId: string;
  nodeId: number;
}

/** Matches of one sport (SPEC section 3). */
export interface MatchGroup {
  gameName: string;
  gameClassifyNew: string;
  matches: SportMatch[];
}

/**
 * Query of a launch (SPEC 7.2): a lottery is named by `gameCode`, every other game by `gameId`, `nodeId` and `supportPlay`. `backUrl`
 * is the path that the game leads back to.
 */
export interface LaunchQuery {
  category: GameType;
  vendor: string;
  language: string;
  backUrl: string;
  gameId?: string;
  nodeId?: number;
  supportPlay?: string;
  matchId?: string;
  leagueId?: string;
  /** Lotteries only: the game, or `lobby` for the vendor's lobby (SPEC 7.2). */
  gameCode?: string;
  /** Lotteries only: `SEA`, `Elott` for electronic lotteries, `Lott` for the others (SPEC section 4). */
  prizeMode?: string;
  playType?: 'trad' | 'ent';
}

/** Where the game runs: a path of this origin or an https address. Its ticket works once and for a minute. */
export interface Launch {
  url: string;
}

/** What some vendors tell of a game beyond its tile; `rtp` is percent, `size` the bytes of its first load. */
export interface GameDetail {
  game: Game;
  rtp?: Decimal;
  volatility?: 'low' | 'medium' | 'high';
  size?: number;
  demo: boolean;
}

/** A jackpot amount of the platform. */
export interface Jackpot {
  amount: Decimal;
  asOf: Instant;
}
