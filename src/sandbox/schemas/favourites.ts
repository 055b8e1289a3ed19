import { z } from 'zod';
import {
  addFavourite,
  addRecent,
  getFavouriteIds,
  getFavourites,
  getRecent,
  removeFavourite,
} from '../../contract/calls/favourites.ts';
import { game, gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const favouriteForm = z
  .strictObject({ nodeId: z.int().min(0), vendor: part.id })
  .register(shapes, { id: 'FavouriteForm' });

export const getFavouriteIdsSchema = schemaOf(getFavouriteIds)({
  query: z.strictObject(part.pageQuery),
  value: z.array(z.string()),
});

export const getFavouritesSchema = schemaOf(getFavourites)({
  query: z.strictObject({ ...part.pageQuery, language: part.language, gameType: gameType.exactOptional() }),
  value: z.strictObject({ content: z.array(game), pageNum: z.int().min(1), totalPages: part.count }),
});

export const addFavouriteSchema = schemaOf(addFavourite)({ body: favouriteForm, value: part.nothing });

export const removeFavouriteSchema = schemaOf(removeFavourite)({ body: favouriteForm, value: part.nothing });

export const addRecentSchema = schemaOf(addRecent)({ body: favouriteForm, value: part.nothing });

export const getRecentSchema = schemaOf(getRecent)({
  query: z.strictObject({
    page: part.pageQuery.pageNo,
    pageSize: part.pageQuery.pageSize,
    language: part.language,
    clientType: part.queryLiteral(2),
    gameType: gameType.exactOptional(),
    vassalage: part.id.exactOptional(),
  }),
  value: z.strictObject({ list: z.array(game), totalPages: part.count }),
});
