import { type ReadonlySignal, signal } from '@preact/signals';
import { getGameMenus, getGames, getHotGames } from '../../contract/calls/games.ts';
import type { Game, GameCategory, GameListQuery, GameType, VendorStructure } from '../../contract/shapes/games.ts';
import { send } from '../api/client.ts';
import { language } from '../i18n/texts.ts';
import { categoryQuery } from '../lib/game-mapping.ts';
import { debounce } from '../lib/throttle.ts';
import { type Resource, resource } from './resource.ts';
import { onLanguage } from './settings.ts';
import { merchantCode } from './system.ts';

/** Games a section of the home page shows: two rows of three on three pages. */
const SECTION_SIZE = 18;

const category = signal<GameCategory>('HOME', { name: 'lobby.category' });

/** The game category that home shows (SPEC 2.7). */
export const currentCategory: ReadonlySignal<GameCategory> = category;

/** Switches the category of home. */
export function chooseCategory(next: GameCategory): void {
  category.value = next;
}

/** Hot games, identified by gameId (SPEC 7.2). */
export const hotGames: Resource<Game[]> = resource('lobby.hot', async () => {
  const { list } = await send(getHotGames, { query: { isPlatform: 2, language: language(), platform: 'html5' } });
  return list;
});

/** Categories and vendors, in the site's order (SPEC section 3). */
export const vendorStructure: Resource<VendorStructure> = resource('lobby.vendors', () =>
  send(getGameMenus, { query: { merchant: merchantCode(), language: language() } }),
);

/** A section of home: its category, and the narrowing that the list call is asked with. */
export type SectionName = 'REM' | 'NEW' | 'RNG';

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

function section(name: SectionName, filter: GameFilter): Resource<Game[]> {
  return resource(`lobby.${name}`, async () => {
    const { games } = await send(getGames, { query: listQuery('RNG', 1, SECTION_SIZE, filter) });
    return games;
  });
}

/** Sections of home that come from the game list. */
export const sections: Record<SectionName, Resource<Game[]>> = {
  NEW: section('NEW', { isNew: '1' }),
  REM: section('REM', { isTop: '1' }),
  RNG: section('RNG', {}),
};

onLanguage(
  debounce(250, () => {
    for (const shown of [hotGames, vendorStructure, ...Object.values(sections)]) {
      if (shown.value.peek()) void shown.load();
    }
  }),
);
