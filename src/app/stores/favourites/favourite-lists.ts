import { favouriteIds, showFavourites, tappedHearts } from './favourites.ts';

/** Learns from a list of favourites what the ids have not told. */
export function learnFavourites(games: readonly { nodeId: number }[]): void {
  showFavourites([...favouriteIds.peek(), ...games.map(({ nodeId }) => String(nodeId))]);
}

/**
 * A list of favourites without those whose heart was emptied since; one that could not be removed is there again (SPEC section 4).
 * Reading it in a component follows the hearts.
 */
export function stillFavourites<G extends { nodeId: number }>(games: readonly G[]): readonly G[] {
  return favouriteIds.value && games.filter(({ nodeId }) => tappedHearts.get(String(nodeId)) !== false);
}
