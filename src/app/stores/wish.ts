import { readJson, tab } from '../device/storage.ts';
import { favouriteIds, wantFavourites } from './favourites.ts';
import { type TileGame, tapFavourite, tapGame } from './game-tile.ts';
import type { Launchable } from './launch-plan.ts';

/** What somebody without a session tapped: a game to open, or a heart. */
export interface Wish {
  readonly kind: 'game' | 'favourite';
  readonly game: TileGame & Launchable;
  /** The address where it was tapped. */
  readonly from: string;
  /** When, in ms. */
  readonly at: number;
}

const KEY = 'wish';

/** A wish that is older than this, in ms, has been given up. */
const LONGEST = 15 * 60_000;

function isWish(value: unknown): value is Wish {
  const wish = value as Partial<Wish> | null;
  const known = wish?.kind === 'game' || wish?.kind === 'favourite';
  return known && typeof wish.from === 'string' && typeof wish.at === 'number' && typeof wish.game?.nodeId === 'number';
}

/** The wish that was left before the login, if there is one; it is given once. */
export function takeWish(now = Date.now()): Wish | undefined {
  const wish = readJson(tab, KEY, isWish);
  tab.set(KEY, undefined);
  return wish && now - wish.at < LONGEST ? wish : undefined;
}

/** Does what was wished, for who is signed in now: opens the game, which leads back to `here`, or adds the favourite. */
export async function grantWish({ kind, game }: Wish, here: string): Promise<void> {
  if (kind === 'game') {
    await tapGame(game, here);
    return;
  }
  // Who has it already keeps it: adding does nothing then (SPEC section 4).
  await wantFavourites();
  if (!favouriteIds.peek().has(String(game.nodeId))) tapFavourite(game);
}
