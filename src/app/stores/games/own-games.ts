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

/** Asks for both rows; again where a game was opened or a heart tapped since. Once both are known, the phone keeps how many there are. */
export async function wantOwnGames(): Promise<void> {
  const { changed } = ownRows();
  const ask = (row: Resource<Game[]>) => (changed || !row.value.peek() ? row.load() : undefined);
  await Promise.all([recentGames, favourites].map(ask));
  const rows = [recentGames, favouriteGames].map(({ value }) => value.peek());
  if (!recentGames.error.peek() && rows.every(Boolean)) keepOwnRows(rows.filter((games) => games?.length).length);
}

onSignOut(() => {
  recentGames.set(undefined);
  favourites.set(undefined);
});
