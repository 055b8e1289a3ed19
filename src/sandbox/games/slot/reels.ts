import { type Draw, drawWeighted } from '../chance.ts';
import { LINES, PAYS, REELS, ROWS, WEIGHTS, WILD } from './layout.ts';

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
