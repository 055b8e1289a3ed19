import { readJson, tab } from '../../device/storage.ts';
import { favouriteIds } from '../favourites/favourites.ts';
import { showHearts, type TileGame, tapFavourite, tapGame } from './game-tile.ts';
import type { Launchable } from './launch-plan.ts';

/** What somebody without a session tapped: a game to open, or a heart. */
export interface PendingTap {
  readonly kind: 'game' | 'favourite';
  readonly game: TileGame & Launchable;
  /** The address where it was tapped. */
  readonly from: string;
  /** When, in ms. */
  readonly at: number;
}

const KEY = 'pending-tap';

/** A tap older than this, in ms, is forgotten. */
const LONGEST = 15 * 60_000;

function isPendingTap(value: unknown): value is PendingTap {
  const left = value as Partial<PendingTap> | null;
  const known = left?.kind === 'game' || left?.kind === 'favourite';
  return known && typeof left.from === 'string' && typeof left.at === 'number' && typeof left.game?.nodeId === 'number';
}

/** Takes the tap that a guest left before the login, once. */
export function takePendingTap(now = Date.now()): PendingTap | undefined {
  const left = readJson(tab, KEY, isPendingTap);
  tab.set(KEY, undefined);
  return left && now - left.at < LONGEST ? left : undefined;
}

/** Repeats the tap for who is signed in now: opens the game, which leads back to `here`, or adds the favourite. */
export async function repeatTap({ kind, game }: PendingTap, here: string): Promise<void> {
  if (kind === 'game') {
    await tapGame(game, here);
    return;
  }
  // Who has it already keeps it: adding does nothing then (SPEC section 4).
  await showHearts();
  if (!favouriteIds.peek().has(String(game.nodeId))) tapFavourite(game);
}
