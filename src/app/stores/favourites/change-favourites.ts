import { addFavourite, getFavouriteIds, removeFavourite } from '../../../contract/calls/favourites.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { noteOwnGame } from '../../device/own-rows.ts';
import { onSignOut, token } from '../session/session.ts';
import { favouriteIds, showFavourites, tappedHearts } from './favourites.ts';

/** Ids per page (SPEC section 9). */
const PAGE_SIZE = 100;

/** As many pages are asked for at most, while they are full: favourites of a list page are learned from the list itself. */
const PAGES = 10;

/** Games whose change is on its way to the platform. */
const moving = new Set<string>();
let asked = false;

function mark(id: string, on: boolean): void {
  tappedHearts.set(id, on);
  showFavourites(favouriteIds.peek());
}

/** Asks for the ids once per session; without them hearts stay empty, which is no reason for an error face. */
export async function wantFavourites(): Promise<void> {
  if (asked || !token()) return;
  asked = true;
  const mine = token();
  try {
    let ids: string[] = [];
    for (let pageNo = 1; pageNo === 1 || (ids.length === PAGE_SIZE && pageNo <= PAGES); pageNo += 1) {
      ids = await send(getFavouriteIds, { query: { pageNo, pageSize: PAGE_SIZE } });
      if (mine !== token()) return;
      showFavourites([...favouriteIds.peek(), ...ids]);
    }
  } catch (thrown) {
    if (mine === token()) asked = false;
    asCallError(thrown);
  }
}

/**
 * Adds or removes a favourite: the lists change first, then the platform is told (SPEC section 4). Taps that come while it is being
 * told only change the lists: it is told the last state then. Taken back to what the platform has when it refuses.
 * @throws CallError.
 */
export async function toggleFavourite(game: { nodeId: number; vassalage: string }): Promise<void> {
  const id = String(game.nodeId);
  const mine = token();
  let there = favouriteIds.peek().has(id);
  mark(id, !there);
  if (moving.has(id)) return;
  moving.add(id);
  try {
    while (mine === token() && favouriteIds.peek().has(id) !== there) {
      await send(there ? removeFavourite : addFavourite, { body: { nodeId: game.nodeId, vendor: game.vassalage } });
      there = !there;
      noteOwnGame();
    }
  } catch (thrown) {
    if (mine === token()) mark(id, there);
    throw asCallError(thrown);
  } finally {
    moving.delete(id);
  }
}

onSignOut(() => {
  asked = false;
  moving.clear();
});
