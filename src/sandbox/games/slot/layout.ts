/** Symbols by number: 0 is wild, 1 the game's hero, 2 and 3 its companions, 4 to 8 the low ones. */
export const SYMBOL_COUNT = 9;
export const WILD = 0;
export const REELS = 5;
export const ROWS = 3;

/** How often each symbol comes up, of 65. */
export const WEIGHTS = [2, 4, 5, 6, 9, 9, 10, 10, 10] as const;

/**
 * What three, four and five of a symbol on a line pay, as multiples of the whole stake: whole numbers, so that no cent is
 * ever rounded away. With WEIGHTS and ten lines the expected return is 96.01 %.
 */
export const PAYS: readonly (readonly [number, number, number])[] = [
  [20, 100, 1000],
  [6, 32, 200],
  [5, 22, 100],
  [4, 15, 60],
  [2, 6, 25],
  [2, 6, 25],
  [1, 4, 15],
  [1, 4, 15],
  [1, 4, 15],
];

/** The ten lines: for each reel the row that the line passes. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 2],
];
