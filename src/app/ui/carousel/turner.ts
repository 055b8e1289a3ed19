/** ms that one slide takes to give way to the next (SPEC section 9). */
export const TRANSITION = 1000;

/** What turns the slides of a carousel: the strip itself, or keen-slider once somebody has touched them. */
export interface Turner {
  /** The slide on show. */
  place(): number;
  /** Turns to the next slide, after the last one to the first. */
  next(): void;
  /** Turns by so many slides. */
  step(by: number): void;
  /** Ends a turn that is under way, as a finger comes. */
  rest(): void;
  stop(): void;
}
