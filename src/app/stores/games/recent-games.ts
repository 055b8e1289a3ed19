import { getRecent } from '../../../contract/calls/favourites.ts';
import type { Game } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

/** Games of the row. */
const ROW = 12;

/** Games that the member has played of late, the newest first. */
export const recentGames: Resource<Game[]> = followLanguage(
  resource('lobby.recent', async () => {
    const query = { page: 1, pageSize: ROW, language: language(), clientType: 2 } as const;
    return (await send(getRecent, { query })).list;
  }),
);

onSignOut(() => recentGames.set(undefined));
