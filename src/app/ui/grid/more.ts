import { lookAhead } from '../../lib/picture-url.ts';

/** More is asked for this near to the end, in px, at most once in this many ms (SPEC section 9). */
const WITHIN = 300;
const EVERY = 1000;
/** ms in which an answer is expected, until one has come. */
const ANSWER = 500;
/** px/ms that no finger reaches: a jump, as to a place that is restored. */
const JUMP = 30;

interface Wish {
  readonly ahead: number;
  readonly onNeedMore?: ((cells: number) => void) | undefined;
}

/**
 * Asks for more of a list before its end is reached, and once more later when it was too soon: twice as far ahead as it moves until the
 * next asking is answered, by how long the line took the last time. Whoever is asked is told how many cells are missing, of so many px.
 */
export function asker(wish: () => Wish, left: () => number, cellsIn: (px: number) => number) {
  let asked = -EVERY;
  let took = ANSWER;
  let way = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  /** `speed` in px/ms, towards the end. */
  const look = (speed = 0): void => {
    const { ahead, onNeedMore } = wish();
    // A frame that comes late, or the end of what is there, is no sign that the fling is over.
    way = Math.max(speed < JUMP ? 2 * speed * (EVERY + took) : 0, way / 2);
    // Where data is saved nothing is asked for that may never be seen.
    const missing = WITHIN + (lookAhead() && Math.max(ahead, way)) - left();
    if (!onNeedMore || missing < 0) return;
    const now = performance.now();
    const wait = asked + EVERY - now;
    clearTimeout(later);
    if (wait > 0) {
      later = setTimeout(look, wait);
      return;
    }
    asked = now;
    onNeedMore(cellsIn(missing));
  };
  /** The list has got longer. */
  const came = (): void => {
    took = Math.min(performance.now() - asked, EVERY);
  };
  return { look, came, stop: () => clearTimeout(later) };
}
