/** More is asked for this near to the end, in px, at most once in this many ms (SPEC section 9). */
const WITHIN = 300;
const EVERY = 1000;

/** Asks for more of a list near its end, and once more later when it was too soon. */
export function asker(wanted: () => (() => void) | undefined, left: () => number) {
  let asked = Number.NEGATIVE_INFINITY;
  let later: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const ask = wanted();
    if (!ask || left() > WITHIN) return;
    const wait = asked + EVERY - performance.now();
    clearTimeout(later);
    if (wait > 0) {
      later = setTimeout(look, wait);
      return;
    }
    asked = performance.now();
    ask();
  };
  return { look, stop: () => clearTimeout(later) };
}
