import { randomInt } from 'node:crypto';

/** Draws an integer from 0 to `below` - 1, each equally likely. Games take it as an argument, so that tests can replay one. */
export type Draw = (below: number) => number;

/** The source of every outcome: the system's cryptographic random numbers. */
export const secureDraw: Draw = (below) => randomInt(below);

/** Draws an index by weight. */
export function drawWeighted(weights: readonly number[], draw: Draw): number {
  let left = draw(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) {
      return index;
    }
  }
  throw new RangeError('no weights');
}
