import { lookAhead } from '../../lib/picture-url.ts';

/** More is asked for this near to the end, in px, at most once in this many ms (SPEC section 9). */
const WITHIN = 300;
const EVERY = 1000;
/** ms of a fling that are to be there: until the next asking is answered, twice over. */
const FLIGHT = 3000;

interface Wish {
  readonly ahead: number;
  readonly onNeedMore?: ((cells: number) => void) | undefined;
}

/**
 * Asks for more of a list before its end is reached, the earlier the faster it moves, and once more later when it was too soon. Whoever is
 * asked is told how many cells are missing, of so many px.
 */
export function asker(wish: () => Wish, left: () => number, cellsIn: (px: number) => number) {
  let asked = -EVERY;
  let way = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  /** `speed` in px/ms, towards the end. */
  const look = (speed = 0): void => {
    const { ahead, onNeedMore } = wish();
    // A frame that comes late, or the end of what is there, is no sign that the fling is over.
    way = Math.max(speed * FLIGHT, way / 2);
    // Where data is saved nothing is asked for that may never be seen.
    const missing = WITHIN + (lookAhead() && Math.max(ahead, way)) - left();
    if (!onNeedMore || missing < 0) return;
    const wait = asked + EVERY - performance.now();
    clearTimeout(later);
    if (wait > 0) {
      later = setTimeout(look, wait);
      return;
    }
    asked = performance.now();
    const cells = cellsIn(missing);
    // Between two frames of a list that moves: asking takes as long as a frame may.
    if (speed) soon = setTimeout(onNeedMore, 0, cells);
    else onNeedMore(cells);
  };
  const stop = (): void => {
    clearTimeout(later);
    clearTimeout(soon);
  };
  return { look, stop };
}
