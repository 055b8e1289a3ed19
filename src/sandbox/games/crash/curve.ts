import type { Draw } from '../chance.ts';
import { TOP } from './growth.ts';

const RETURN = 96;
const STEPS = 2 ** 32;

/**
 * Draws where the curve crashes, in hundredths. The chance to reach a multiplier m is 0.96 / m, so every moment to leave
 * has the same expected return of 96 %; four rounds in a hundred crash at once.
 */
export function drawCrash(draw: Draw): number {
  const luck = draw(STEPS);
  return Math.min(TOP, Math.max(100, Math.floor((RETURN * STEPS) / (STEPS - luck))));
}

/** True when leaving at this multiplier comes before the crash; at 1.00x nobody has left yet. */
export function leavesInTime(multiplier: number, crash: number): boolean {
  return multiplier > 100 && multiplier <= crash && crash > 100;
}
