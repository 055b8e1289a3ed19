/** The countdown where the platform names no moment, and the longest one that a clock gone wrong can make, in ms. */
const USUAL_WAIT = 60_000;
const LONGEST_WAIT = 10 * 60_000;

/** When the countdown ends, by this phone's clock, whatever that shows (SPEC section 4). A code was sent although the answer is empty. */
export function waitOf(sent: { readonly expirationTime?: number } | null | undefined, now: number): number {
  const wait = (sent?.expirationTime ?? 0) - now;
  return now + (wait > 0 ? Math.min(wait, LONGEST_WAIT) : USUAL_WAIT);
}
