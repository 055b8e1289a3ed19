/** Growth of the multiplier per ms: twice the stake after 5.8 s, ten times after 19 s. */
const GROWTH = 0.00012;

/** Multipliers are hundredths; the curve ends here and pays whoever is still on board. */
export const TOP = 10_000;

/** The multiplier after so many ms, in hundredths. */
export function multiplierAt(elapsed: number): number {
  return Math.min(TOP, Math.floor(100 * Math.exp(GROWTH * Math.max(0, elapsed))));
}

/** The ms after which the curve reaches a multiplier in hundredths. */
export function timeOf(multiplier: number): number {
  return Math.log(multiplier / 100) / GROWTH;
}
