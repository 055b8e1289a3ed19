import { z } from 'zod';
import { game, gameType } from './games.ts';
import { pagePlace, pageQuery, textPageQuery } from './page.ts';
import { id, language, queryLiteral } from './primitives.ts';

/** One page of favourites (SPEC section 3). */
export const favouriteList = z.strictObject({ content: z.array(game), ...pagePlace.shape });
export interface FavouriteList extends z.infer<typeof favouriteList> {}

/** Query of the favourites, of one type or of all. */
export const favouriteQuery = z.strictObject({ ...textPageQuery.shape, gameType: gameType.exactOptional() });
export interface FavouriteQuery extends z.infer<typeof favouriteQuery> {}

/** What adds or removes a favourite: `vendor` is the game's vassalage. */
export const favouriteForm = z.strictObject({ nodeId: z.int().min(0), vendor: id });
export interface FavouriteForm extends z.infer<typeof favouriteForm> {}

/** Query of the games that were played of late. */
export const recentQuery = z.strictObject({
  page: pageQuery.shape.pageNo,
  pageSize: pageQuery.shape.pageSize,
  language,
  clientType: queryLiteral(2),
  gameType: gameType.exactOptional(),
  vassalage: id.exactOptional(),
});
export interface RecentQuery extends z.infer<typeof recentQuery> {}

/** Recently played games (SPEC section 3). */
export const recentList = z.strictObject({ list: z.array(game), totalPages: pagePlace.shape.totalPages });
export interface RecentList extends z.infer<typeof recentList> {}
