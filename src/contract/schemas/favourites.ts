import type { Game, GameType } from './games.ts';

/** One page of favourites (SPEC section 3). */
export interface FavouriteList {
  content: Game[];
  pageNum: number;
  totalPages: number;
}

export interface FavouriteQuery {
  pageNo: number;
  pageSize: number;
  language: string;
  gameType?: GameType;
}

/** What adds or removes a favourite: `vendor` is the game's vassalage. */
export interface FavouriteForm {
  nodeId: number;
  vendor: string;
}

export interface RecentQuery {
  page: number;
  pageSize: number;
  language: string;
  clientType: 2;
  gameType?: GameType;
  vassalage?: string;
}

/** Recently played games (SPEC section 3). */
export interface RecentList {
  list: Game[];
  totalPages: number;
}
