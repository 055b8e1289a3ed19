/** A calm reading speed, px per second. */
const SPEED = 42;
/** Steps per second (SPEC section 9): half the work of the screen's own rate, still smooth for text. */
const STEPS_PER_SECOND = 30;

/** How one turn of a strip moves: its length in seconds and the number of steps it is cut into. */
export interface Turn {
  seconds: number;
  steps: number;
}

/** One turn of a strip of `length` px at `speed` px per second, in 30 steps a second (SPEC section 9). A strip without length stands still. */
export function turnOf(length: number, speed = SPEED): Turn {
  const steps = Math.round((length / speed) * STEPS_PER_SECOND);
  return { seconds: steps / STEPS_PER_SECOND, steps };
}

/** The inline style that gives a CSS animation this turn; it waits while `running` is false. */
export function turnStyle({ seconds, steps }: Turn, running: boolean) {
  return {
    animationDuration: `${seconds}s`,
    animationTimingFunction: `steps(${Math.max(1, steps)})`,
    animationPlayState: running ? '' : 'paused',
  };
}
