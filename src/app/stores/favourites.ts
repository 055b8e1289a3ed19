import { type ReadonlySignal, signal } from '@preact/signals';
import { addFavourite, getFavouriteIds, removeFavourite } from '../../contract/calls/favourites.ts';
import { send } from '../api/client.ts';
import { asCallError } from '../api/errors.ts';
import { onSignOut, token } from './session.ts';

const known = signal<ReadonlySet<string>>(new Set(), { name: 'favourites.ids' });
let asked = false;

/** Node ids of favourites, compared as text (SPEC section 3). */
export const favouriteIds: ReadonlySignal<ReadonlySet<string>> = known;

/** Asks for the ids once per session; without them hearts stay empty, which is no reason for an error face. */
export async function wantFavourites(): Promise<void> {
  if (asked || !token()) return;
  asked = true;
  const mine = token();
  try {
    const ids = await send(getFavouriteIds, { query: { pageNo: 1, pageSize: 100 } });
    if (mine === token()) known.value = new Set(ids);
  } catch (thrown) {
    if (mine === token()) asked = false;
    asCallError(thrown);
  }
}

function put(id: string, on: boolean): void {
  const next = new Set(known.peek());
  if (on) next.add(id);
  else next.delete(id);
  known.value = next;
}

/**
 * Adds or removes a favourite: the lists change first, then the platform is told (SPEC section 4). Taken back when it refuses.
 * @throws CallError.
 */
export async function toggleFavourite(game: { nodeId: number; vassalage: string }): Promise<void> {
  const id = String(game.nodeId);
  const on = !known.peek().has(id);
  const mine = token();
  put(id, on);
  try {
    await send(on ? addFavourite : removeFavourite, { body: { nodeId: game.nodeId, vendor: game.vassalage } });
  } catch (thrown) {
    if (mine === token()) put(id, !on);
    throw asCallError(thrown);
  }
}

onSignOut(() => {
  asked = false;
  known.value = new Set();
});
