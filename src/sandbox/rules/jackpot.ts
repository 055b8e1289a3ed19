import type { Jackpot } from '../../contract/schemas/games.ts';
import { formatMoney } from './money.ts';

/** The jackpot grows through a week from one bound to the other, in whole units (SPEC section 9: 1.2e9 to 1.3e9). */
const LOW = 1_200_000_000;
const HIGH = 1_300_000_000;
const ROUND = 7 * 24 * 3600 * 1000;

/** The jackpot at a moment, in ms since the epoch. */
export function jackpotAt(now: number): Jackpot {
  const units = LOW + Math.floor(((HIGH - LOW) * (now % ROUND)) / ROUND);
  return { amount: formatMoney(units * 100), asOf: new Date(now).toISOString() };
}
