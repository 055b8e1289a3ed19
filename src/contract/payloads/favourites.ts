import { z } from 'zod';
import {
  addFavourite,
  addRecent,
  getFavouriteIds,
  getFavourites,
  getRecent,
  removeFavourite,
} from '../calls/favourites.ts';
import { favouriteForm, favouriteList, favouriteQuery, recentList, recentQuery } from '../schemas/favourites.ts';
import { pageQuery } from '../schemas/page.ts';
import { nothing } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getFavouriteIdsSchema = schemaOf(getFavouriteIds)({ query: pageQuery, value: z.array(z.string()) });

export const getFavouritesSchema = schemaOf(getFavourites)({ query: favouriteQuery, value: favouriteList });

export const addFavouriteSchema = schemaOf(addFavourite)({ body: favouriteForm, value: nothing });

export const removeFavouriteSchema = schemaOf(removeFavourite)({ body: favouriteForm, value: nothing });

export const addRecentSchema = schemaOf(addRecent)({ body: favouriteForm, value: nothing });

export const getRecentSchema = schemaOf(getRecent)({ query: recentQuery, value: recentList });
