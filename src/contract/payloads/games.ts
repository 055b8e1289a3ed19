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
  searchGames,
} from '../calls/games.ts';
import {
  gameDetail,
  gameDetailQuery,
  gameList,
  gameListQuery,
  gameSearch,
  gameSearchQuery,
  gameTypeEntry,
  gameTypeQuery,
  hotGameQuery,
  hotGames,
  jackpot,
  launch,
  launchQuery,
  matchGroup,
  vendorCard,
  vendorQuery,
  vendorStructure,
  vendorStructureQuery,
  winnerQuery,
  winners,
} from '../schemas/games.ts';
import { languageQuery } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getGamesSchema = schemaOf(getGames)({ query: gameListQuery, value: gameList });

export const searchGamesSchema = schemaOf(searchGames)({ query: gameSearchQuery, value: gameSearch });

export const getHotGamesSchema = schemaOf(getHotGames)({ query: hotGameQuery, value: hotGames });

export const getGameMenusSchema = schemaOf(getGameMenus)({ query: vendorStructureQuery, value: vendorStructure });

export const getVendorsSchema = schemaOf(getVendors)({ query: vendorQuery, value: z.array(vendorCard) });

export const getVendorGameTypesSchema = schemaOf(getVendorGameTypes)({
  query: gameTypeQuery,
  value: z.array(gameTypeEntry),
});

export const getWinnersSchema = schemaOf(getWinners)({ query: winnerQuery, value: winners });

export const getMatchesSchema = schemaOf(getMatches)({ query: languageQuery, value: z.array(matchGroup) });

export const launchGameSchema = schemaOf(launchGame)({ query: launchQuery, value: launch });

export const getGameDetailSchema = schemaOf(getGameDetail)({ query: gameDetailQuery, value: gameDetail });

export const getJackpotSchema = schemaOf(getJackpot)({ query: languageQuery, value: jackpot });
