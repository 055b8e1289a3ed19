import { getGameMenus, getGames, getHotGames } from '../../../contract/calls/games.ts';
import type { Game, GameListQuery, GameType, VendorStructure } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { categoryQuery } from '../../lib/game-category.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';
import { merchantCode } from '../system/system.ts';

/** Games of a page of home (SPEC section 9). */
export const HOME_PAGE = 40;

/** Hot games, identified by gameId (SPEC 7.2). */
export const hotGames: Resource<Game[]> = followLanguage(
  resource('lobby.hot', async () => {
    const { list } = await send(getHotGames, { query: { isPlatform: 2, language: language(), platform: 'html5' } });
    return list;
  }),
);

/** Categories and vendors, in the site's order (SPEC section 3). */
export const vendorStructure: Resource<VendorStructure> = followLanguage(
  resource('lobby.vendors', () => send(getGameMenus, { query: { merchant: merchantCode(), language: language() } })),
);

/** What a game list call is narrowed by. */
export type GameFilter = Partial<
  Pick<GameListQuery, 'gameName' | 'vassalage' | 'gameClassify' | 'isNew' | 'isTop' | 'minBet'>
>;

/** The query of one page of a category's list. */
export function listQuery(of: string, pageNo: number, pageSize: number, filter: GameFilter = {}): GameListQuery {
  const { gameType, ...mapped } = categoryQuery(of);
  return {
    merchant: merchantCode(),
    platform: 'html5',
    gameType: gameType as GameType,
    pageNo,
    pageSize,
    language: language(),
    ...mapped,
    ...filter,
  };
}

/** The first games of a category's list, as many as `pageSize`, under a name of the store's. */
export function gamesOf(name: string, category: string, pageSize: number, filter: GameFilter = {}): Resource<Game[]> {
  return followLanguage(
    resource(name, async () => {
      const { games } = await send(getGames, { query: listQuery(category, 1, pageSize, filter) });
      return games;
    }),
  );
}

/** The games of one section of home: the first page of a category's list. */
export const sectionGames = (name: string, category: string, filter?: GameFilter): Resource<Game[]> =>
  gamesOf(`lobby.${name}`, category, HOME_PAGE, filter);

/** The recommended games (SPEC 2.7: REM, isTop 1). */
export const recommendedGames: Resource<Game[]> = sectionGames('REM', 'RNG', { isTop: '1' });
