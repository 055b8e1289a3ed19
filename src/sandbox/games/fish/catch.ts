import type { Draw } from '../chance.ts';

const STEPS = 1_000_000;

/** Whether a shot catches: the chance is 0.96 / multiple, so every fish returns 96 %. */
export function catches(multiple: number, draw: Draw): boolean {
  return draw(STEPS) * multiple < 0.96 * STEPS;
}
