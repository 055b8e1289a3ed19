import type { GridScroll, GridShape } from './window.ts';

/** What the keyboard needs to know of a grid to find the next cell. */
export interface KeyGrid {
  count: number;
  columns: number;
  /** Whole rows that fit on the screen. */
  page: number;
  rtl: boolean;
}

/** How many cells a key moves on from where the focus is; the ends are answered by `keyTarget`. */
function stepOf(key: string, { columns, page, rtl }: KeyGrid): number {
  switch (key) {
    case 'ArrowRight':
      return rtl ? -1 : 1;
    case 'ArrowLeft':
      return rtl ? 1 : -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    case 'PageDown':
      return columns * Math.max(1, page);
    case 'PageUp':
      return -columns * Math.max(1, page);
    default:
      return 0;
  }
}

/**
 * The cell that a key leads to from cell `index`: arrows as the eye reads, Page Up and Down by a screen in the same column, Home and
 * End to the first and the last cell there is. undefined: the key is not the grid's, or leads out of it.
 */
export function keyTarget(key: string, index: number, grid: KeyGrid): number | undefined {
  const last = grid.count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = stepOf(key, grid);
  if (step === 0) return undefined;
  const target = index + step;
  if (target >= 0 && target <= last) return target;
  // A page beyond the end stops in the last row; one step beyond it goes nowhere.
  if (!key.startsWith('Page')) return undefined;
  const column = index % grid.columns;
  return target < 0 ? column : last - ((last - column) % grid.columns);
}

/** How far to scroll, in px, so that a row is seen with `margin` px to spare at both edges. */
export function wayTo({ cellHeight }: GridShape, { top, viewport }: GridScroll, row: number, margin: number): number {
  const above = row * cellHeight - margin - top;
  const below = (row + 1) * cellHeight + margin - top - viewport;
  return above < 0 ? above : Math.max(0, below);
}
