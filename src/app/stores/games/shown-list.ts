import type { Game } from '../../../contract/schemas/games.ts';
import type { CallError } from '../../api/errors.ts';
import { categoryQuery } from '../../lib/game-category.ts';
import { isWhole, SPORT_KINDS } from '../../lib/list-category.ts';
import { type ListView, narrowing } from '../../lib/list-view.ts';
import { stillFavourites } from '../favourites/favourite-lists.ts';
import { favouriteIds } from '../favourites/favourites.ts';
import {
  gameList,
  gameListBusy,
  gameListError,
  type ListedGame,
  openList,
  reloadList,
  totalGames,
} from './game-list.ts';
import { type GameFilter, hotGames } from './lobby.ts';

/** What a list page shows, wherever it comes from. */
export interface ShownList {
  games: readonly ListedGame[] | undefined;
  error: CallError | undefined;
  /** Games of the whole list, for screen readers. */
  total: number;
  /** There is another page. */
  next: boolean;
}

/** What a list call is narrowed by in a state of the page. */
const filterOf = (view: ListView): GameFilter => ({
  ...narrowing(view),
  ...(view.type === 'new' && { isNew: '1' }),
});

const OWN_KINDS = ['hot', 'recent', 'fav'] as const;

/** The kind of list that a category and a state stand for: HOT and FAV are lists of their own (SPEC 2.7). */
function kindOf(category: string, { type }: ListView): (typeof OWN_KINDS)[number] | undefined {
  const kind = isWhole(category) ? category.toLowerCase() : type;
  return OWN_KINDS.find((one) => one === kind);
}

/** Asks for what a category shows in a state, unless it is there. */
export function openShown(category: string, view: ListView): void {
  const kind = kindOf(category, view);
  if (kind === 'hot') hotGames.want();
  else openList(category, filterOf(view), kind);
}

/** Asks again after an error. */
export function reloadShown(category: string, view: ListView): void {
  const kind = kindOf(category, view);
  if (kind === 'hot') void hotGames.load();
  else reloadList(category, filterOf(view), kind);
}

/** Whether what a category shows in a state is being asked for. Reading it in a component follows. */
export const shownBusy = (category: string, view: ListView): boolean =>
  (kindOf(category, view) === 'hot' ? hotGames.busy : gameListBusy).value;

/** What to show; the same arrays while nothing changed in them. Reading it in a component follows the answers. */
export function shownList(category: string, view: ListView): ShownList {
  const kind = kindOf(category, view);
  if (kind === 'hot') {
    const all = hotGames.value.value;
    const games = all && hotOf(all, category);
    return { games, error: hotGames.error.value, total: games?.length || 0, next: false };
  }
  const list = gameList.value;
  const error = gameListError.value;
  if (list?.category !== category || list.own !== kind) return { games: undefined, error, total: 0, next: false };
  const games = kind === 'fav' ? lovedOf(list.games, favouriteIds.value, list.page) : list.games;
  const gone = list.games.length - games.length;
  return { games, error, total: totalGames(list) - gone, next: list.page < list.totalPages };
}

/** A function that gives its last result again while it is given the same. */
function keepLast<Given extends unknown[], Result>(make: (...given: Given) => Result): (...given: Given) => Result {
  let known: Given | undefined;
  let result: Result;
  return (...given) => {
    const before = known;
    if (!before || given.some((one, index) => one !== before[index])) result = make(...given);
    known = given;
    return result;
  };
}

const hotOf = keepLast((all: readonly Game[], category: string): readonly Game[] =>
  isWhole(category) ? all : all.filter((game) => belongs(game, category)),
);

const lovedOf = keepLast((games: readonly ListedGame[], _ids: ReadonlySet<string>, _page: number) =>
  stillFavourites(games),
);

function belongs(game: Game, category: string): boolean {
  const { gameType, vassalage = game.vassalage, gameClassify = game.gameClassify } = categoryQuery(category);
  const types = gameType === 'SPORTS' ? SPORT_KINDS : [gameType];
  return types.includes(game.gameType) && game.vassalage === vassalage && game.gameClassify === gameClassify;
}
