import {
  getGameDetailSchema,
  getGameMenusSchema,
  getGamesSchema,
  getHotGamesSchema,
  getJackpotSchema,
  getMatchesSchema,
  getVendorGameTypesSchema,
  getVendorsSchema,
  getWinnersSchema,
  launchGameSchema,
  searchGamesSchema,
} from '../../contract/payloads/games.ts';
import { stakesOf } from '../games/stakes.ts';
import { type DefinedCall, define, defineForMember } from '../http/define.ts';
import { gameTypeEntries, hotGames, listVendors, listWinners, vendorStructure } from '../rules/catalogue.ts';
import { searchGames } from '../rules/gameSearch.ts';
import { gameById, gameOf, listGames } from '../rules/games.ts';
import { jackpotAt } from '../rules/jackpot.ts';
import { launchGame } from '../rules/launch.ts';
import { matchesAhead } from '../rules/matches.ts';
import { formatMoney } from '../rules/money.ts';

export const gamesCalls: readonly DefinedCall[] = [
  define(getGamesSchema, ({ db, query }) => listGames(db, query)),
  define(searchGamesSchema, ({ db, query }) => searchGames(db, query)),
  define(getHotGamesSchema, ({ db }) => ({ list: hotGames(db) })),
  define(getGameMenusSchema, ({ db }) => vendorStructure(db)),
  define(getVendorsSchema, ({ db, query }) => listVendors(db, query.gameType)),
  define(getVendorGameTypesSchema, ({ query }) => gameTypeEntries(query.typeId)),
  define(getWinnersSchema, ({ db, query }) => ({ list: listWinners(db, query.limitNum) })),
  define(getMatchesSchema, ({ db, query, now }) => matchesAhead(db, now, query.language)),
  define(getJackpotSchema, ({ now }) => jackpotAt(now)),
  define(getGameDetailSchema, ({ db, query }) => {
    const row = gameById(db, query.gameId);
    const maxBet = formatMoney(Math.max(...stakesOf(row)));
    return { game: gameOf(row), rtp: '96.00', volatility: 'medium' as const, maxBet, demo: true };
  }),
  defineForMember(launchGameSchema, ({ db, session, query, now }) => launchGame(db, session, query, now)),
];
