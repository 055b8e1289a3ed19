import { z } from 'zod';
import { decimal, instant, rate } from './money.ts';
import { pagePlace, pageQuery } from './page.ts';
import { address, count, flag, id, language, merchantCode, ownPath, queryInt, queryLiteral } from './primitives.ts';

/** Types of games (SPEC section 3). PGE, CRASH, TA, PP, JDB and FC are categories mapped to RNG (SPEC section 9). */
export const gameType = z.enum(['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT']);
export type GameType = z.infer<typeof gameType>;

/** Categories of the home menu and of the vendor structure. */
export const gameCategory = z.enum([
  ...gameType.options,
  'HOME',
  'HOT',
  'FAV',
  'PGE',
  'CRASH',
  'TA',
  'PP',
  'JDB',
  'FC',
  'PROMO',
]);
export type GameCategory = z.infer<typeof gameCategory>;

const platform = z.literal('html5');

/** A game (SPEC section 3). `iconUrl` is a path for the image hosts, never a whole address. */
export const game = z.strictObject({
  nodeId: z.int(),
  nodeName: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  displayName: z.string(),
  roomId: z.string(),
  vassalage: z.string(),
  gameType,
  gameClassify: z.string(),
  gameClassifyNew: z.string(),
  iconUrl: z.string(),
  mobileLargeIcon: z.string(),
  showIcon: flag,
  isNew: flag,
  isTop: flag,
  minBet: decimal,
  minLine: z.int(),
  /** How it can be played, comma separated: `H5`; `VASSALAGE` flags what opens its vendor's list instead (SPEC 7.2). */
  supportPlay: z.string(),
  /** What its picture is on average, shown until it comes (assumed; without it a colour stands that follows from the name). White letters must be readable on it. */
  tint: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .exactOptional(),
});
export interface Game extends z.infer<typeof game> {}

/** Query of the game list (SPEC 7.2). `minBet` is one of the options of SPEC section 9. */
export const gameListQuery = z.strictObject({
  merchant: merchantCode,
  platform,
  gameType,
  ...pageQuery.shape,
  language,
  gameName: z.string().max(100).exactOptional(),
  vassalage: z.string().max(512).exactOptional(),
  gameClassify: z.string().max(64).exactOptional(),
  isNew: z.enum(['1', '']).exactOptional(),
  /** Recommended games only (assumed: the section REM of SPEC 2.7 has no other way to ask). */
  isTop: z.enum(['1', '']).exactOptional(),
  minBet: z.string().max(16).exactOptional(),
  minLine: z.string().max(16).exactOptional(),
});
export interface GameListQuery extends z.infer<typeof gameListQuery> {}

/** One page of the game list (SPEC section 3). */
export const gameList = z.strictObject({ games: z.array(game), ...pagePlace.shape });
export interface GameList extends z.infer<typeof gameList> {}

/** Longest text that games are searched by. */
const SEARCH_LIMIT = 40;

/** Query of the search over all games, whatever their type: by name and by vendor. */
export const gameSearchQuery = z.strictObject({
  merchant: merchantCode,
  platform,
  text: z.string().min(1).max(SEARCH_LIMIT),
  ...pageQuery.shape,
  language,
});
export interface GameSearchQuery extends z.infer<typeof gameSearchQuery> {}

/**
 * One page of what was found, best first: letters with or without accents, capital or small, and one typing error in a word are the same.
 * Where nothing is found `near` has names of games that are most alike.
 */
export const gameSearch = z.strictObject({ games: z.array(game), near: z.array(z.string()), ...pagePlace.shape });
export interface GameSearch extends z.infer<typeof gameSearch> {}

/** Query of the hot games. */
export const hotGameQuery = z.strictObject({ isPlatform: queryLiteral(2), language, platform });
export interface HotGameQuery extends z.infer<typeof hotGameQuery> {}

/** The hot games in their order. */
export const hotGames = z.strictObject({ list: z.array(game) });
export interface HotGames extends z.infer<typeof hotGames> {}

/** A vendor of a category. */
export const vendor = z.strictObject({ vassalage: z.string(), name: z.string(), iconUrl: z.string() });
export interface Vendor extends z.infer<typeof vendor> {}

/** Query of the vendors of a type. */
export const vendorQuery = z.strictObject({ gameType, merchant: merchantCode, language });
export interface VendorQuery extends z.infer<typeof vendorQuery> {}

/** A vendor as the game-reading pages show it: how many games of the type it has, and whether it has a lobby to enter. */
export const vendorCard = z.strictObject({ ...vendor.shape, games: count, lobby: z.boolean() });
export interface VendorCard extends z.infer<typeof vendorCard> {}

/** One entry of the vendor structure, in the order that the site shows (SPEC section 3). */
export const vendorGroup = z.strictObject({ gameCategory, vendorNames: z.array(vendor) });
export interface VendorGroup extends z.infer<typeof vendorGroup> {}

/** Query of the vendor structure. */
export const vendorStructureQuery = z.strictObject({ merchant: merchantCode, language });
export interface VendorStructureQuery extends z.infer<typeof vendorStructureQuery> {}

/** The vendor structure: categories in order, and the vendors of each (SPEC section 3). */
export const vendorStructure = z.strictObject({
  sorting: z.array(vendorGroup),
  mapping: z.partialRecord(gameCategory, z.array(z.string())),
});
export interface VendorStructure extends z.infer<typeof vendorStructure> {}

/** Query of the tabs of a type. */
export const gameTypeQuery = z.strictObject({ typeId: gameType, merchant_code: merchantCode });
export interface GameTypeQuery extends z.infer<typeof gameTypeQuery> {}

/** A classification tab of a game type. */
export const gameTypeEntry = z.strictObject({ typeId: z.string(), name: z.string() });
export interface GameTypeEntry extends z.infer<typeof gameTypeEntry> {}

/** An entry of the winner board (SPEC section 3). */
export const winner = z.strictObject({
  vo: z.strictObject({ iconUrl: z.string(), customerName: z.string(), winAmount: decimal, gameName: z.string() }),
  game: game.pick({ gameId: true, nodeId: true, vassalage: true, gameType: true, supportPlay: true }),
});
export interface Winner extends z.infer<typeof winner> {}

/** Query of the winner board. */
export const winnerQuery = z.strictObject({ gameCategory: z.literal('ALL'), language, limitNum: queryInt(1, 100) });
export interface WinnerQuery extends z.infer<typeof winnerQuery> {}

/** The winner board. */
export const winners = z.strictObject({ list: z.array(winner) });
export interface Winners extends z.infer<typeof winners> {}

/** A match on the home page (SPEC section 3). */
export const sportMatch = z.strictObject({
  matchId: z.string(),
  league: z.string(),
  leagueId: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeTeamImageUrl: z.string(),
  awayTeamImageUrl: z.string(),
  matchTime: instant,
  /** `drawOdds` where the sport knows a draw (assumed: SPEC section 3 names the two sides alone). */
  moneyLine: z
    .strictObject({ homeTeamOdds: z.string(), drawOdds: z.string().exactOptional(), awayTeamOdds: z.string() })
    .exactOptional(),
  vendor: z.string(),
  gameId: z.string(),
  nodeId: z.int(),
});
export interface SportMatch extends z.infer<typeof sportMatch> {}

/** Matches of one sport (SPEC section 3). */
export const matchGroup = z.strictObject({
  gameName: z.string(),
  gameClassifyNew: z.string(),
  matches: z.array(sportMatch),
});
export interface MatchGroup extends z.infer<typeof matchGroup> {}

/**
 * Query of a launch (SPEC 7.2): a lottery is named by `gameCode`, every other game by `gameId`, `nodeId` and `supportPlay`. `backUrl`
 * is the path that the game leads back to, on the site that asks: its origin is in the call's `Origin` where that is not the platform's.
 */
export const launchQuery = z.strictObject({
  category: gameType,
  vendor: id,
  language,
  backUrl: ownPath,
  gameId: id.exactOptional(),
  nodeId: queryInt(0, Number.MAX_SAFE_INTEGER).exactOptional(),
  supportPlay: z.string().max(64).exactOptional(),
  matchId: id.exactOptional(),
  leagueId: id.exactOptional(),
  /** Lotteries only: the game, or `lobby` for the vendor's lobby (SPEC 7.2). */
  gameCode: id.exactOptional(),
  /** Lotteries only: `SEA`, `Elott` for electronic lotteries, `Lott` for the others (SPEC section 4). */
  prizeMode: z.string().max(32).exactOptional(),
  playType: z.enum(['trad', 'ent']).exactOptional(),
  /** With play money that is worth nothing, for games whose detail says `demo`. */
  mode: z.literal('demo').exactOptional(),
});
export interface LaunchQuery extends z.infer<typeof launchQuery> {}

/** Where the game runs: a path of this origin or an https address. Its ticket works once and for a minute. */
export const launch = z.strictObject({ url: address });
export interface Launch extends z.infer<typeof launch> {}

/** Query of what a vendor tells of a game. */
export const gameDetailQuery = z.strictObject({ gameId: id, vassalage: id, language });
export interface GameDetailQuery extends z.infer<typeof gameDetailQuery> {}

/** What some vendors tell of a game beyond its tile; `rtp` is percent, `size` the bytes of its first load. */
export const gameDetail = z.strictObject({
  game,
  rtp: rate.exactOptional(),
  volatility: z.enum(['low', 'medium', 'high']).exactOptional(),
  size: count.exactOptional(),
  /** The highest bet of a round. */
  maxBet: decimal.exactOptional(),
  /** It can be tried for free. */
  demo: z.boolean(),
});
export interface GameDetail extends z.infer<typeof gameDetail> {}

/** A jackpot amount of the platform. */
export const jackpot = z.strictObject({ amount: decimal, asOf: instant });
export interface Jackpot extends z.infer<typeof jackpot> {}
