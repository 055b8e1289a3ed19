import { type Draw, drawWeighted } from '../chance.ts';

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

/** Symbols as they stop: `grid[reel][row]`. */
export type ReelGrid = number[][];

/** A line that pays: `count` symbols from the left, `multiple` of the whole stake. */
export interface LineWin {
  line: number;
  symbol: number;
  count: number;
  multiple: number;
}

/** Stops the reels: every cell is drawn on its own. */
export function spin(draw: Draw): ReelGrid {
  return Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => drawWeighted(WEIGHTS, draw)));
}

/** The lines that pay on a grid. */
export function winsOf(grid: ReelGrid): LineWin[] {
  return LINES.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => grid[reel]?.[row] ?? -1));
    return win ? [{ line, ...win }] : [];
  });
}

/** What one line of five symbols pays; a run of wilds pays as itself or as the symbol it leads to, whichever is more. */
export function lineWin(symbols: readonly number[]): Omit<LineWin, 'line'> | undefined {
  const lead = symbols.find((symbol) => symbol !== WILD) ?? WILD;
  const asLead = payOf(lead, runOf(symbols, lead));
  const asWild = payOf(WILD, runOf(symbols, WILD));
  return asWild && asWild.multiple > (asLead?.multiple ?? 0) ? asWild : asLead;
}

function runOf(symbols: readonly number[], symbol: number): number {
  const end = symbols.findIndex((each) => each !== symbol && each !== WILD);
  return end === -1 ? symbols.length : end;
}

function payOf(symbol: number, count: number): Omit<LineWin, 'line'> | undefined {
  const multiple = PAYS[symbol]?.[count - 3];
  return multiple === undefined ? undefined : { symbol, count, multiple };
}
