/** A calm reading speed, px per second. */
const SPEED = 42;
/** Steps per second (SPEC section 9): half the work of the screen's own rate, still smooth for text. */
const STEPS_PER_SECOND = 30;

/** How long a strip takes to pass once, in seconds, and in how many steps it moves. */
export interface Cycle {
  seconds: number;
  steps: number;
}

/** One cycle of a strip of `length` px at `speed` px per second, in 30 steps a second (SPEC section 9). A strip without length stands still. */
export function cycleOf(length: number, speed = SPEED): Cycle {
  const steps = Math.round((length / speed) * STEPS_PER_SECOND);
  return { seconds: steps / STEPS_PER_SECOND, steps };
}

/** The inline style that gives a CSS animation this cycle; it waits while `running` is false. */
export function cycleStyle({ seconds, steps }: Cycle, running: boolean) {
  return {
    animationDuration: `${seconds}s`,
    animationTimingFunction: `steps(${Math.max(1, steps)})`,
    animationPlayState: running ? '' : 'paused',
  };
}
