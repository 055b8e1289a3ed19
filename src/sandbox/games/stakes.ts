import type { GameRow } from '../rules/games.ts';
import type { Minor } from '../rules/money.ts';

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** No single stake is more than this, in minor units. */
const MOST = 50_000;

/** The stakes that a game offers, smallest first, in minor units: the game's smallest times fixed steps. */
export function stakesOf({ min_bet }: Pick<GameRow, 'min_bet'>): Minor[] {
  return STEPS.map((step) => min_bet * step).filter((stake) => stake <= MOST);
}
