/** A calm reading speed, px per second. */
const SPEED = 42;
/** Steps per second (SPEC section 9): half the work of the screen's own rate, still smooth for text. */
const STEPS_PER_SECOND = 30;

/** How one turn of a marquee moves: its length in seconds and the number of steps it is cut into. */
export interface MarqueeMotion {
  seconds: number;
  steps: number;
}

/** The motion of a strip of `width` px at 30 steps a second (SPEC section 9). A strip without width stands still. */
export function marqueeMotion(width: number): MarqueeMotion {
  const steps = Math.round((width / SPEED) * STEPS_PER_SECOND);
  return { seconds: steps / STEPS_PER_SECOND, steps };
}
