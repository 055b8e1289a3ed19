import { addRecent } from '../../../contract/calls/favourites.ts';
import { launchGame } from '../../../contract/calls/games.ts';
import { send } from '../../api/client.ts';
import { asCallError, CallError } from '../../api/errors.ts';
import { countGame } from '../../device/meter-book.ts';
import { tab } from '../../device/storage.ts';
import { language } from '../../i18n/texts.ts';
import { onPageEntry } from '../../lib/page-entry.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { errorText } from '../data/error-text.ts';
import { hideToast, showToast } from '../screen/toasts.ts';
import { token } from '../session/session.ts';
import { noteOpened, showEntrance, wantsEntrance } from './entrance.ts';
import { isLottery, type Launchable, launchQuery, listOf } from './launch-plan.ts';
import { vendorStructure } from './lobby.ts';
import { keepForReturn } from './on-launch.ts';

export type { Launchable } from './launch-plan.ts';

/** The loading toast of a launch, in s (SPEC section 9); then the person is told that it takes long. */
const LOADING = 3;

/** How long a game's page may take to answer before the person is told, in s. */
const LEAVING = 15;

/** The mapping of the vendors: the one that is there, else the platform is asked. A snapshot's has nothing in it. */
async function vendorMapping() {
  const known = () => vendorStructure.value.peek()?.mapping ?? {};
  if (Object.keys(known()).length === 0) await vendorStructure.load();
  const failure = vendorStructure.error.peek();
  if (failure && Object.keys(known()).length === 0) throw failure;
  return known();
}

/**
 * Asks where the game runs and gives the address to go to. `backUrl` is the path that the game leads back to; `free` asks for play money.
 * @throws CallError; an address that is neither of this site nor https is refused.
 */
export async function launchAddress(game: Launchable, backUrl: string, free = false): Promise<string> {
  const mapping = isLottery(game.vassalage) ? await vendorMapping() : {};
  const mode = free && { mode: 'demo' as const };
  const query = { ...launchQuery(game, mapping), language: language(), backUrl, ...mode };
  const { url } = await send(launchGame, { query });
  const address = safeAddress(url);
  if (address === undefined) throw new CallError('refused', 'game.unavailable');
  return address;
}

/** How an attempt to open a game ended: the page is being left, its entrance is shown, a login is needed first, or a toast has said why not. */
export type Opening = 'leaving' | 'entrance' | 'login' | 'failed';

let opening = false;

/** A tap on a game: the first time its entrance opens, later, and where the member wants it so, the game itself. */
export async function enterGame(game: Launchable, backUrl: string, lead: (path: string) => void): Promise<Opening> {
  if (!token() || listOf(game) || !wantsEntrance(game)) return openGame(game, backUrl, lead);
  showEntrance({ game, here: backUrl });
  return 'entrance';
}

/**
 * Opens a game from a tap: guests need a login, a second tap while the first is on its way does nothing, and a failure is told. What
 * stands for its vendor's games opens their list instead, for guests too.
 * @param backUrl the path of this site that the game leads back to.
 * @param lead how to go to another page of this site.
 * @param free with play money.
 */
export async function openGame(
  game: Launchable,
  backUrl: string,
  lead: (path: string) => void,
  free = false,
): Promise<Opening> {
  const list = listOf(game);
  if (list) {
    lead(list);
    return 'leaving';
  }
  if (!token()) return 'login';
  if (opening) return 'failed';
  opening = true;
  try {
    const address = await tellingSlowness(() => launchAddress(game, backUrl, free));
    if (!free) noteRecent(game);
    noteOpened(game);
    keepPlace(backUrl);
    countGame();
    leave(address);
    return 'leaving';
  } catch (thrown) {
    const error = asCallError(thrown);
    if (error.kind === 'session') return 'login';
    tell(error, lead);
    return 'failed';
  } finally {
    opening = false;
  }
}

/** Trial accounts are told for 2 s what they may not (SPEC section 8); what members have forbidden themselves is explained. */
function tell(error: CallError, lead: (path: string) => void): void {
  if (error.value?.limit || error.value?.closed) void explain(error, lead);
  else if (error.code === 'free.reject') showToast('offline', 'free_reject', 2);
  else showToast(error.kind === 'offline' ? 'offline' : 'fail', errorText(error), LOADING);
}

async function explain(error: CallError, lead: (path: string) => void): Promise<void> {
  try {
    const { tellOwnRefusal } = await import('./play-refusal.ts');
    if (await tellOwnRefusal(error)) lead('/m/protection');
  } catch (failure) {
    console.warn(failure);
    showToast('fail', errorText(error), LOADING);
  }
}

/** Keeps the lists, and the entry of the history under which its place is known: many games lead back by the address alone. */
function keepPlace(backUrl: string): void {
  keepForReturn();
  const { key } = (history.state ?? {}) as { key?: string };
  tab.set('left', key && `${key} ${backUrl}`);
}

/** Runs `work` under the loading toast, and says so when it takes longer than that. */
async function tellingSlowness<T>(work: () => Promise<T>): Promise<T> {
  let id = showToast('loading', 'in_please_wait', LOADING);
  const timer = setTimeout(() => {
    id = showToast('loading', 'launch_slow', LEAVING);
  }, LOADING * 1000);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    hideToast(id);
  }
}

/** Tells the platform that a game was opened (add recent of SPEC 7.2). Nobody waits for it. */
function noteRecent({ nodeId, vassalage }: Launchable): void {
  if (!nodeId) return;
  send(addRecent, { body: { nodeId, vendor: vassalage } }).catch((thrown: unknown) => asCallError(thrown));
}

/**
 * Leaves for the game, in this tab: nothing that a browser would block as a pop-up. While the game's page is on its way the person is
 * told; whoever comes back finds the page without that.
 */
function leave(address: string): void {
  const id = showToast('loading', 'launch_opening', LEAVING);
  const stuck = setTimeout(() => showToast('fail', 'launch_stuck', 4), LEAVING * 1000);
  const left = () => {
    clearTimeout(stuck);
    hideToast(id);
  };
  addEventListener('pagehide', left, { once: true });
  onPageEntry(() => location.assign(address));
}
