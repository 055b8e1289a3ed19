import { type ReadonlySignal, signal } from '@preact/signals';
import { addFavourite, getFavouriteIds, removeFavourite } from '../../contract/calls/favourites.ts';
import { send } from '../api/client.ts';
import { asCallError } from '../api/errors.ts';
import { onSignOut, token } from './session.ts';

/** Ids per page (SPEC section 9). */
const PAGE_SIZE = 100;

const known = signal<ReadonlySet<string>>(new Set(), { name: 'favourites.ids' });
/** What has been tapped since the sign-in: it counts for more than an answer that was on its way meanwhile. */
const tapped = new Map<string, boolean>();
/** Games whose change is on its way to the platform. */
const moving = new Set<string>();
let asked = false;

/** Node ids of favourites, compared as text (SPEC section 3). */
export const favouriteIds: ReadonlySignal<ReadonlySet<string>> = known;

function show(ids: Iterable<string>): void {
  const next = new Set(ids);
  tapped.forEach((on, id) => {
    if (on) next.add(id);
    else next.delete(id);
  });
  known.value = next;
}

function mark(id: string, on: boolean): void {
  tapped.set(id, on);
  show(known.peek());
}

/** Asks for the ids once per session; without them hearts stay empty, which is no reason for an error face. */
export async function wantFavourites(): Promise<void> {
  if (asked || !token()) return;
  asked = true;
  const mine = token();
  try {
    // Further pages while they are full, and while they tell anything new.
    for (let pageNo = 1, before = -1; known.peek().size > before; pageNo += 1) {
      before = known.peek().size;
      const ids = await send(getFavouriteIds, { query: { pageNo, pageSize: PAGE_SIZE } });
      if (mine !== token()) return;
      show([...known.peek(), ...ids]);
      if (ids.length < PAGE_SIZE) return;
    }
  } catch (thrown) {
    if (mine === token()) asked = false;
    asCallError(thrown);
  }
}

/** Learns from a list of favourites what the ids have not told. */
export function learnFavourites(games: readonly { nodeId: number }[]): void {
  show([...known.peek(), ...games.map(({ nodeId }) => String(nodeId))]);
}

/** A list of favourites without those whose heart was emptied since; one that could not be removed is there again. */
export function stillFavourites<G extends { nodeId: number }>(games: readonly G[]): readonly G[] {
  return known.value && games.filter(({ nodeId }) => tapped.get(String(nodeId)) !== false);
}

/**
 * Adds or removes a favourite: the lists change first, then the platform is told (SPEC section 4). Taps that come while it is being
 * told only change the lists: it is told the last state then. Taken back to what the platform has when it refuses.
 * @throws CallError.
 */
export async function toggleFavourite(game: { nodeId: number; vassalage: string }): Promise<void> {
  const id = String(game.nodeId);
  const mine = token();
  let there = known.peek().has(id);
  mark(id, !there);
  if (moving.has(id)) return;
  moving.add(id);
  try {
    while (mine === token() && known.peek().has(id) !== there) {
      await send(there ? removeFavourite : addFavourite, { body: { nodeId: game.nodeId, vendor: game.vassalage } });
      there = !there;
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
  tapped.clear();
  moving.clear();
  known.value = new Set();
});
