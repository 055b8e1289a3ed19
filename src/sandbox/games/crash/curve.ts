import type { Draw } from '../chance.ts';

/** Growth of the multiplier per ms: twice the stake after 5.8 s, ten times after 19 s. */
export const GROWTH = 0.00012;

/** Multipliers are hundredths; the curve ends here and pays whoever is still on board. */
export const TOP = 10_000;

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

/** The multiplier after so many ms, in hundredths. */
export function multiplierAt(elapsed: number): number {
  return Math.min(TOP, Math.floor(100 * Math.exp(GROWTH * Math.max(0, elapsed))));
}

/** The ms after which the curve reaches a multiplier in hundredths. */
export function timeOf(multiplier: number): number {
  return Math.log(multiplier / 100) / GROWTH;
}

/** True when leaving at this multiplier comes before the crash; at 1.00x nobody has left yet. */
export function leavesInTime(multiplier: number, crash: number): boolean {
  return multiplier > 100 && multiplier <= crash && crash > 100;
}
