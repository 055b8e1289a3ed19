import { computed } from '@preact/signals';
import { getFavourites } from '../../../contract/calls/favourites.ts';
import { send } from '../../api/client.ts';
import type { CallError } from '../../api/errors.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { learnFavourites, stillFavourites } from '../favourites/favourite-lists.ts';
import { onSignOut } from '../session/session.ts';
import { onLanguage } from '../settings/settings.ts';
import {
  gameList,
  gameListBusy,
  gameListError,
  type ListedGame,
  nextGames,
  openList,
  reloadList,
} from './game-list.ts';
import { type GameFilter, HOME_PAGE, hotGames } from './lobby.ts';

/** Favourites per page on home (SPEC section 9). */
const ALL_FAVOURITES = 999;

/** What a category of home shows, wherever it comes from. */
export interface CategoryView {
  games: readonly ListedGame[] | undefined;
  error: CallError | undefined;
  busy: boolean;
  /** Cells the whole list has. */
  total: number;
  more: ((games: number) => void) | undefined;
}

const favourites: Resource<ListedGame[]> = resource('category.favourites', async () => {
  const query = { pageNo: 1, pageSize: ALL_FAVOURITES, language: language() };
  const { content } = await send(getFavourites, { query });
  learnFavourites(content);
  return content;
});

/** A favourite that is removed is gone at once, and there again when the platform refuses (SPEC section 4). */
const loved = computed(() => favourites.value.value && stillFavourites(favourites.value.value), {
  name: 'category.loved',
});

onSignOut(() => favourites.set(undefined));
onLanguage(() => {
  if (favourites.value.peek()) void favourites.load();
});

const madeBy = (vendor: string): GameFilter => (vendor ? { vassalage: vendor } : {});

/** Asks for what a category shows, of all vendors or of one: HOT and FAV have calls of their own, the rest is the game list (SPEC 2.7). */
export function openCategory(category: string, vendor = ''): void {
  if (category === 'HOT') hotGames.want();
  else if (category === 'FAV') void favourites.load();
  else openList(category, madeBy(vendor), undefined, HOME_PAGE);
}

/** Asks again after an error. */
export function reloadCategory(category: string, vendor = ''): void {
  if (category === 'HOT') void hotGames.load();
  else if (category === 'FAV') void favourites.load();
  else reloadList(category, madeBy(vendor), undefined, HOME_PAGE);
}

/** What to show of a category. Reading it in a component follows the answers. */
export function categoryView(category: string): CategoryView {
  if (category === 'HOT') return whole(hotGames.value.value, hotGames.error.value, hotGames.busy.value);
  if (category === 'FAV') return whole(loved.value, favourites.error.value, favourites.busy.value);
  const list = gameList.value?.category === category ? gameList.value : undefined;
  const more = list && list.page < list.totalPages;
  return {
    games: list?.games,
    error: gameListError.value,
    busy: !list && gameListBusy.value,
    total: list?.games.length ?? 0,
    more: more ? nextGames : undefined,
  };
}

function whole(games: readonly ListedGame[] | undefined, error: CallError | undefined, busy: boolean): CategoryView {
  return { games, error, busy, total: games?.length ?? 0, more: undefined };
}
