import type { Call } from '../call.ts';
import type {
  GameDetail,
  GameDetailQuery,
  GameList,
  GameListQuery,
  GameSearch,
  GameSearchQuery,
  GameTypeEntry,
  GameTypeQuery,
  HotGameQuery,
  HotGames,
  Jackpot,
  Launch,
  LaunchQuery,
  MatchGroup,
  VendorCard,
  VendorQuery,
  VendorStructure,
  VendorStructureQuery,
  WinnerQuery,
  Winners,
} from '../schemas/games.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';

/** The game list, one page (SPEC 7.2). */
export const getGames: Call<GameList, GameListQuery> = {
  method: 'GET',
  path: '/lgw/games/list',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Finds games of all types by name or vendor. */
export const searchGames: Call<GameSearch, GameSearchQuery> = {
  method: 'GET',
  path: '/lgw/games/search',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Hot games, identified by gameId (SPEC 7.2). */
export const getHotGames: Call<HotGames, HotGameQuery> = {
  method: 'GET',
  path: '/lgw/games/hot',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Categories and vendors in the site's order (SPEC 7.2). */
export const getGameMenus: Call<VendorStructure, VendorStructureQuery> = {
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: false,
};

/** Vendors of a game type with what they have of it, for the game-reading pages (SPEC 2.1); sports hold what is shown under them. */
export const getVendors: Call<VendorCard[], VendorQuery> = {
  method: 'GET',
  path: '/lgw/games/vendors',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Classification tabs of a game type (SPEC 7.2). */
export const getVendorGameTypes: Call<GameTypeEntry[], GameTypeQuery> = {
  method: 'GET',
  path: '/lgw/games/vendor_game_types',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Winners: the first ten are the biggest wins, the rest jackpots (SPEC section 9). */
export const getWinners: Call<Winners, WinnerQuery> = {
  method: 'GET',
  path: '/lgw/games/winners',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Matches of the next days (SPEC 7.2). */
export const getMatches: Call<MatchGroup[], LanguageQuery> = {
  method: 'GET',
  path: '/lgw/games/matches',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Opens a game for the signed-in member (SPEC 7.2). */
export const launchGame: Call<Launch, LaunchQuery> = {
  method: 'GET',
  path: '/wps/game/launchGame',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: false,
};

/** What the vendor tells of a game beyond its tile. */
export const getGameDetail: Call<GameDetail, GameDetailQuery> = {
  method: 'GET',
  path: '/lgw/games/detail',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** The real jackpot amount, for platforms that have one (SPEC 2.7 shows only a ticker). */
export const getJackpot: Call<Jackpot, LanguageQuery> = {
  method: 'GET',
  path: '/lgw/games/jackpot',
  auth: 'none',
  retry: 1,
  cache: 'none',
  assumed: true,
};
