import { launchGame } from '../../contract/calls/games.ts';
import type { GameType } from '../../contract/shapes/games.ts';
import { send } from '../api/client.ts';
import { asCallError, CallError } from '../api/errors.ts';
import { countGame } from '../device/meter-book.ts';
import { language } from '../i18n/texts.ts';
import { safeAddress } from '../lib/site-path.ts';
import { errorText } from './error-text.ts';
import { keepList } from './game-list.ts';
import { token } from './session.ts';
import { showToast, whileLoading } from './toasts.ts';

/** What a launch needs to know of a game. */
export interface Launchable {
  gameId: string;
  nodeId: number;
  vassalage: string;
  gameType: GameType;
  supportPlay: string;
}

/**
 * Asks where the game runs and gives the address to go to. `backUrl` is the path that the game leads back to.
 * @throws CallError; an address that is neither of this site nor https is refused.
 */
export async function launchAddress(game: Launchable, backUrl: string): Promise<string> {
  const { url } = await send(launchGame, {
    query: {
      category: game.gameType,
      vendor: game.vassalage,
      gameId: game.gameId,
      nodeId: game.nodeId,
      supportPlay: game.supportPlay,
      language: language(),
      backUrl,
    },
  });
  const address = safeAddress(url);
  if (address === undefined) throw new CallError('refused', 'game.unavailable');
  return address;
}

/** How an attempt to open a game ended: the page is being left, a login is needed first, or a toast has said why not. */
export type Opening = 'leaving' | 'login' | 'failed';

let opening = false;

/**
 * Opens a game from a tap: guests need a login, a second tap while the first is on its way does nothing, and a failure is told.
 * @param backUrl the path of this site that the game leads back to.
 */
export async function openGame(game: Launchable, backUrl: string): Promise<Opening> {
  if (!token()) return 'login';
  if (opening) return 'failed';
  opening = true;
  try {
    const address = await whileLoading(() => launchAddress(game, backUrl));
    keepList();
    countGame();
    location.assign(address);
    return 'leaving';
  } catch (thrown) {
    const error = asCallError(thrown);
    if (error.kind === 'session') return 'login';
    showToast(error.kind === 'offline' ? 'offline' : 'fail', errorText(error), 3);
    return 'failed';
  } finally {
    opening = false;
  }
}
