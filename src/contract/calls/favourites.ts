import type { Call, None } from '../call.ts';
import type { FavouriteForm, FavouriteList, FavouriteQuery, RecentList, RecentQuery } from '../schemas/favourites.ts';
import type { PageQuery } from '../schemas/page.ts';

/** Ids of favourites, compared as text (SPEC section 3). The token stays in the header: it never enters a URL. */
export const getFavouriteIds: Call<string[], PageQuery> = {
  method: 'GET',
  path: '/wps/member/favourites/ids',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Favourite games, one page (SPEC 7.2). */
export const getFavourites: Call<FavouriteList, FavouriteQuery> = {
  method: 'GET',
  path: '/wps/member/favourites',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};

/** Adds a favourite (SPEC 7.2); one that is there already changes nothing. */
export const addFavourite: Call<None, None, FavouriteForm> = {
  method: 'POST',
  path: '/wps/member/favourites',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Removes a favourite (SPEC 7.2). */
export const removeFavourite: Call<None, None, FavouriteForm> = {
  method: 'DELETE',
  path: '/wps/member/favourites',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Remembers that a game was opened (SPEC 7.2 names it a GET; it changes data, so the platform takes a POST). */
export const addRecent: Call<None, None, FavouriteForm> = {
  method: 'POST',
  path: '/wps/member/recent',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Recently played games, newest first, one page (SPEC 7.2). */
export const getRecent: Call<RecentList, RecentQuery> = {
  method: 'GET',
  path: '/wps/member/recent',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};
