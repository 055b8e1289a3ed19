import type { Game } from '../../../contract/schemas/games.ts';
import type { CallError } from '../../api/errors.ts';
import { tab, writeJson } from '../../device/storage.ts';
import { t } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { favouriteIds } from '../favourites/favourites.ts';
import { hideToast, showToast } from '../screen/toasts.ts';
import { token } from '../session/session.ts';
import type { Launchable, Opening } from './launch.ts';
import { hotGames } from './lobby.ts';

/** What a tile needs of a game. */
export type TileGame = Pick<
  Game,
  'gameId' | 'nodeId' | 'displayName' | 'vassalage' | 'gameType' | 'iconUrl' | 'isNew' | 'isTop'
> & { readonly tint?: string | undefined };

interface Ribbon {
  kind: 'hot' | 'new' | 'popular';
  text: string;
}

/** Whether the hot list has a game. Reading it in a component follows that list. */
export const isHot = (game: TileGame): boolean => !!hotGames.value.value?.some(({ gameId }) => gameId === game.gameId);

/** Hot when the hot list has it, else New, else Popular (SPEC 2.8): a tile carries one ribbon. */
function ribbonOf(game: TileGame): Ribbon | undefined {
  if (isHot(game)) return { kind: 'hot', text: t('tile_hot') };
  if (game.isNew === 1) return { kind: 'new', text: t('tile_new') };
  return game.isTop === 1 ? { kind: 'popular', text: t('tile_popular') } : undefined;
}

/** The texts and marks of a game's tile. Reading it in a component follows favourites, hot games and the language. */
export function tileOf(game: TileGame) {
  const favourite = favouriteIds.value.has(String(game.nodeId));
  const name = game.displayName;
  return {
    name,
    vendor: game.vassalage,
    picture: game.iconUrl,
    // It goes into a style: anything but a plain colour is left out.
    tint: /^#[\da-f]{6}$/i.test(game.tint || '') ? game.tint : undefined,
    kind: game.gameType,
    ribbon: ribbonOf(game),
    favourite,
    favouriteLabel: t(favourite ? 'favourite_remove' : 'favourite_add', { name }),
  };
}

let lead = (path: string): void => location.assign(path);

/** Sets how a tap on a tile leads to another page of this site; called once at boot. */
export function leadBy(go: (path: string) => void): void {
  lead = go;
}

/** Keeps what a guest tapped and where: whoever logs in next gets it (pending-tap.ts). */
function keepTap(kind: 'game' | 'favourite', game: object, from: string): 'login' {
  writeJson(tab, 'pending-tap', { kind, game, from, at: Date.now() });
  return 'login';
}

/** What asks for favourites and changes them comes with a member: a guest has none. */
const loadFavourites = () => loadPart(() => import('../favourites/change-favourites.ts'));

/** Fills the hearts of a member's favourites; without them hearts stay empty, which is no reason for an error face. */
export async function showHearts(): Promise<void> {
  if (token()) await loadFavourites().then((part) => part.wantFavourites(), console.warn);
}

/** A tap on the heart. Gives false when a login is needed first; a failure is told. */
export function tapFavourite(game: TileGame): boolean {
  // A session that is lost meanwhile leads to the login before this hears of it.
  const from = location.pathname + location.search;
  if (!token()) return keepTap('favourite', game, from) !== 'login';
  const changing = loadFavourites().then((part) => part.toggleFavourite(game));
  changing.catch(({ kind }: Partial<CallError>) => {
    if (kind === 'session') keepTap('favourite', game, from);
    else if (kind && kind !== 'offline') showToast('fail', 'favourite_failed', 2);
    // The part could not be had either.
    else showToast('offline', 'no_internet', 3);
  });
  return true;
}

/** What opens games comes with the first tap on one, or a moment before it: see `warmLaunch`. */
const loadLaunch = () => loadPart(() => import('./launch.ts'));

/** Fetches what opens games while the finger is still on the tile. */
export function warmLaunch(): void {
  // Whatever fails now is told by the tap itself.
  if (token()) loadLaunch().catch((error: unknown) => console.warn(error));
}

/**
 * Opens a game from a tap on its tile, or its entrance the first time. `here` is the path of this site that the game leads back to. A failure is told; what stands
 * for its vendor's games opens their list.
 */
export async function tapGame(game: Launchable, here: string): Promise<Opening> {
  if (!token() && !/\bVASSALAGE\b/.test(game.supportPlay)) return keepTap('game', game, here);
  // The tap is answered before the bytes are there that open games.
  const waiting = showToast('loading', 'in_please_wait', 3);
  try {
    const end = await (await loadLaunch()).enterGame(game, here, lead);
    return end === 'login' ? keepTap('game', game, here) : end;
  } catch (error) {
    console.error(error);
    showToast('offline', 'no_internet', 3);
    return 'failed';
  } finally {
    hideToast(waiting);
  }
}
