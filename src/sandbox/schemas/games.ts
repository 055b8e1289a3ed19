import { z } from 'zod';
import {
  getGameDetail,
  getGameMenus,
  getGames,
  getHotGames,
  getJackpot,
  getMatches,
  getVendorGameTypes,
  getVendors,
  getWinners,
  launchGame,
} from '../../contract/calls/games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const GAME_TYPES = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const;
const CATEGORIES = ['HOME', 'HOT', 'FAV', 'PGE', 'CRASH', 'TA', 'PP', 'JDB', 'FC', 'PROMO'] as const;

export const gameType = z.enum(GAME_TYPES);
const gameCategory = z.enum([...GAME_TYPES, ...CATEGORIES]);
const platform = z.literal('html5');

export const game = z
  .strictObject({
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
    showIcon: part.flag,
    isNew: part.flag,
    isTop: part.flag,
    minBet: part.decimal,
    minLine: z.int(),
    supportPlay: z.string(),
  })
  .register(shapes, { id: 'Game' });

const vendor = z
  .strictObject({ vassalage: z.string(), name: z.string(), iconUrl: z.string() })
  .register(shapes, { id: 'Vendor' });

const winner = z
  .strictObject({
    vo: z.strictObject({
      iconUrl: z.string(),
      customerName: z.string(),
      winAmount: part.decimal,
      gameName: z.string(),
    }),
    game: game.pick({ gameId: true, nodeId: true, vassalage: true, gameType: true, supportPlay: true }),
  })
  .register(shapes, { id: 'Winner' });

const match = z
  .strictObject({
    matchId: z.string(),
    league: z.string(),
    leagueId: z.string(),
    homeTeam: z.string(),
    awayTeam: z.string(),
    homeTeamImageUrl: z.string(),
    awayTeamImageUrl: z.string(),
    matchTime: part.instant,
    moneyLine: z.strictObject({ homeTeamOdds: z.string(), awayTeamOdds: z.string() }).exactOptional(),
    vendor: z.string(),
    gameId: z.string(),
    nodeId: z.int(),
  })
  .register(shapes, { id: 'SportMatch' });

export const getGamesSchema = schemaOf(getGames)({
  query: z.strictObject({
    merchant: part.merchantCode,
    platform,
    gameType,
    ...part.pageQuery,
    language: part.language,
    gameName: z.string().max(100).exactOptional(),
    vassalage: z.string().max(512).exactOptional(),
    gameClassify: z.string().max(64).exactOptional(),
    isNew: z.enum(['1', '']).exactOptional(),
    isTop: z.enum(['1', '']).exactOptional(),
    minBet: z.string().max(16).exactOptional(),
    minLine: z.string().max(16).exactOptional(),
  }),
  value: z.strictObject({ games: z.array(game), pageNum: z.int().min(1), totalPages: part.count }),
});

export const getHotGamesSchema = schemaOf(getHotGames)({
  query: z.strictObject({ isPlatform: part.queryLiteral(2), language: part.language, platform }),
  value: z.strictObject({ list: z.array(game) }),
});

export const getGameMenusSchema = schemaOf(getGameMenus)({
  query: z.strictObject({ merchant: part.merchantCode, language: part.language }),
  value: z.strictObject({
    sorting: z.array(z.strictObject({ gameCategory, vendorNames: z.array(vendor) })),
    mapping: z.partialRecord(gameCategory, z.array(z.string())),
  }),
});

export const getVendorsSchema = schemaOf(getVendors)({
  query: z.strictObject({ gameType, merchant: part.merchantCode, language: part.language }),
  value: z.array(vendor.extend({ games: part.count, lobby: z.boolean() })),
});

export const getVendorGameTypesSchema = schemaOf(getVendorGameTypes)({
  query: z.strictObject({ typeId: gameType, merchant_code: part.merchantCode }),
  value: z.array(z.strictObject({ typeId: z.string(), name: z.string() })),
});

export const getWinnersSchema = schemaOf(getWinners)({
  query: z.strictObject({
    gameCategory: z.literal('ALL'),
    language: part.language,
    limitNum: part.queryInt(1, 100),
  }),
  value: z.strictObject({ list: z.array(winner) }),
});

export const getMatchesSchema = schemaOf(getMatches)({
  query: z.strictObject({ language: part.language }),
  value: z.array(z.strictObject({ gameName: z.string(), gameClassifyNew: z.string(), matches: z.array(match) })),
});

export const launchGameSchema = schemaOf(launchGame)({
  query: z.strictObject({
    category: gameType,
    vendor: part.id,
    language: part.language,
    backUrl: part.ownPath,
    gameId: part.id.exactOptional(),
    nodeId: part.queryInt(0, Number.MAX_SAFE_INTEGER).exactOptional(),
    supportPlay: z.string().max(64).exactOptional(),
    matchId: part.id.exactOptional(),
    leagueId: part.id.exactOptional(),
    gameCode: part.id.exactOptional(),
    prizeMode: z.string().max(32).exactOptional(),
    playType: z.enum(['trad', 'ent']).exactOptional(),
  }),
  value: z.strictObject({ url: part.address }),
});

export const getGameDetailSchema = schemaOf(getGameDetail)({
  query: z.strictObject({ gameId: part.id, vassalage: part.id, language: part.language }),
  value: z.strictObject({
    game,
    rtp: part.rate.exactOptional(),
    volatility: z.enum(['low', 'medium', 'high']).exactOptional(),
    size: part.count.exactOptional(),
    demo: z.boolean(),
  }),
});

export const getJackpotSchema = schemaOf(getJackpot)({
  query: z.strictObject({ language: part.language }),
  value: z.strictObject({ amount: part.decimal, asOf: part.instant }),
});
