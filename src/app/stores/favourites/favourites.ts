import { type ReadonlySignal, signal } from '@preact/signals';
import { onSignOut } from '../session/session.ts';

const known = signal<ReadonlySet<string>>(new Set(), { name: 'favourites.ids' });
/** What has been tapped since the sign-in: it counts for more than an answer that was on its way meanwhile. */
export const tappedHearts = new Map<string, boolean>();

/** Node ids of favourites, compared as text (SPEC section 3). */
export const favouriteIds: ReadonlySignal<ReadonlySet<string>> = known;

/** Shows these as the favourites, as far as no tap says otherwise. */
export function showFavourites(ids: Iterable<string>): void {
  const next = new Set(ids);
  for (const [id, on] of tappedHearts) next[on ? 'add' : 'delete'](id);
  known.value = next;
}

onSignOut(() => {
  tappedHearts.clear();
  known.value = new Set();
});
