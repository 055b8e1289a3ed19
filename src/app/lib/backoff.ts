/** Pause before asking again, in ms: `first`, doubled by every failure in a row, at most `most`. */
export const backoff = (failures: number, first: number, most: number): number => Math.min(first * 2 ** failures, most);
