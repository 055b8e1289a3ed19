import { computed } from '@preact/signals';
import { getFavourites, getRecent } from '../../../contract/calls/favourites.ts';
import type { Game } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { keepOwnRows, ownRows } from '../../device/own-rows.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { learnFavourites, stillFavourites } from '../favourites/favourite-lists.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';
import { gamesOf } from './lobby.ts';

/** Games of a row. */
const ROW = 12;

/** Games that the member has played of late, the newest first. */
export const recentGames: Resource<Game[]> = followLanguage(
  resource('own.recent', async () => {
    const query = { page: 1, pageSize: ROW, language: language(), clientType: 2 } as const;
    return (await send(getRecent, { query })).list;
  }),
);

const favourites: Resource<Game[]> = followLanguage(
  resource('own.favourites', async () => {
    const { content } = await send(getFavourites, { query: { pageNo: 1, pageSize: ROW, language: language() } });
    learnFavourites(content);
    return content;
  }),
);

/** Favourites that the games played of late do not show: known once these are, or could not be had. */
export const favouriteGames: Resource<Game[]> = {
  ...favourites,
  value: computed(
    () => {
      const [loved, played] = [favourites.value.value, recentGames.value.value];
      if (!loved || !(played || recentGames.error.value)) return undefined;
      return stillFavourites(loved).filter(({ nodeId }) => !played?.some((one) => one.nodeId === nodeId));
    },
    { name: 'own.others' },
  ),
};

const jackpots = gamesOf('own.jackpots', 'RNG', ROW, { gameClassify: 'JP' });

/** Slots with a jackpot that neither row above shows, none where there is no such row: known once these are, or could not be had. */
export const jackpotGames: Resource<Game[]> = {
  ...jackpots,
  value: computed(
    () => {
      const all = jackpots.value.value;
      const loved = favouriteGames.value.value ?? (favourites.error.value && []);
      const above = [...(recentGames.value.value ?? []), ...(loved ?? [])];
      if (!loved || !all) return undefined;
      return above.length > 0 ? all.filter(({ nodeId }) => !above.some((one) => one.nodeId === nodeId)) : [];
    },
    { name: 'own.jackpots' },
  ),
};

/**
 * Asks for the rows; for the member's own again where a game was opened or a heart tapped since. Once these are known, the phone keeps how
 * many rows there are: the jackpots stand below own games alone, and count where they could be had.
 */
export async function wantOwnGames(): Promise<void> {
  const { changed } = ownRows();
  const ask = (row: Resource<Game[]>, again = changed) => (again || !row.value.peek() ? row.load() : undefined);
  await Promise.all([ask(recentGames), ask(favourites), ask(jackpots, false)]);
  const [played, loved, jackpot] = [recentGames, favouriteGames, jackpotGames].map(({ value }) => value.peek()?.length);
  if (recentGames.error.peek() || played === undefined || loved === undefined) return;
  keepOwnRows([played, loved, jackpot].filter(Boolean).length);
}

onSignOut(() => {
  recentGames.set(undefined);
  favourites.set(undefined);
});
