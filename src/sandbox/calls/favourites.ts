import {
  addFavouriteSchema,
  addRecentSchema,
  getFavouriteIdsSchema,
  getFavouritesSchema,
  getRecentSchema,
  removeFavouriteSchema,
} from '../../contract/payloads/favourites.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { dropFavourite, favouriteIds, keepFavourite, keepRecent, ownGames } from '../rules/favourites.ts';
import { findGame } from '../rules/games.ts';
import { pageCounters } from '../rules/paging.ts';

export const favouritesCalls: readonly DefinedCall[] = [
  defineForMember(getFavouriteIdsSchema, ({ db, session, query }) =>
    favouriteIds(db, session.memberId, query.pageNo, query.pageSize),
  ),
  defineForMember(getFavouritesSchema, ({ db, session, query }) => {
    const { games, total } = ownGames(db, 'favourites', session.memberId, { ...query, page: query.pageNo });
    return { content: games, ...pageCounters(query, total) };
  }),
  defineForMember(addFavouriteSchema, ({ db, session, body, now }) => {
    const game = findGame(db, body.nodeId, body.vendor);
    keepFavourite(db, session.memberId, game.node_id, now);
    return undefined;
  }),
  defineForMember(removeFavouriteSchema, ({ db, session, body }) => {
    dropFavourite(db, session.memberId, body.nodeId);
    return undefined;
  }),
  defineForMember(addRecentSchema, ({ db, session, body, now }) => {
    const game = findGame(db, body.nodeId, body.vendor);
    keepRecent(db, session.memberId, game.node_id, now);
    return undefined;
  }),
  defineForMember(getRecentSchema, ({ db, session, query }) => {
    const { games, total } = ownGames(db, 'recent_games', session.memberId, query);
    return { list: games, totalPages: Math.ceil(total / query.pageSize) };
  }),
];
