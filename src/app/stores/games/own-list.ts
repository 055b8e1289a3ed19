import { getFavourites, getRecent } from '../../../contract/calls/favourites.ts';
import type { GameType } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { typeOf } from '../../lib/list-category.ts';
import { learnFavourites } from '../favourites/favourite-lists.ts';
import type { GamesPage } from './game-list.ts';

/**
 * One page of what a member has played or likes, of one category; it comes with the first such list, as a guest has none.
 * @throws CallError
 */
export async function fetchOwn(
  own: 'recent' | 'fav',
  category: string,
  page: number,
  pageSize: number,
): Promise<GamesPage> {
  const gameType = typeOf(category) as GameType | undefined;
  const asked = { pageSize, language: language(), ...(gameType && { gameType }) };
  if (own === 'recent') {
    const { list: games, totalPages } = await send(getRecent, { query: { ...asked, page, clientType: 2 } });
    return { games, totalPages };
  }
  const { content: games, totalPages } = await send(getFavourites, { query: { ...asked, pageNo: page } });
  learnFavourites(games);
  return { games, totalPages };
}
