/** The arithmetic of a virtual grid of equal cells: no DOM, px throughout, `top` measured from the grid's own upper edge. */

/** Speed in px/ms from which the whole overscan lies ahead: a fast fling of a thumb. */
const FLING = 3;

/** What stands over the upper edge of the screen wherever there are grids, in px. */
const BAR = 48;

/** A grid as laid out at one width. */
export interface GridShape {
  columns: number;
  cellWidth: number;
  cellHeight: number;
  rows: number;
  /** Height of all rows: what the scroll bar sees. */
  height: number;
}

/** Rows from `first` up to, not including, `last`. */
export interface GridWindow {
  first: number;
  last: number;
}

/** What of the grid is on the screen, and how fast it moves: positive towards the end. */
export interface GridScroll {
  top: number;
  viewport: number;
  /** px/ms */
  speed: number;
}

/** What a grid is laid out by. */
export interface GridCells {
  readonly count: number;
  readonly columns: (width: number) => number;
  /** Height in px of a cell so wide, where the person wants text `text` times as large. */
  readonly cellHeight: (cellWidth: number, text: number) => number;
}

/** Lays cells out over `width`. A width of 0 (not shown yet) gives a shape without rows. */
export function gridShape(cells: GridCells, width: number, text: number): GridShape {
  const columns = Math.max(1, cells.columns(width));
  const cellWidth = width / columns;
  const cellHeight = Math.max(1, cells.cellHeight(cellWidth, text));
  const rows = width > 0 ? Math.ceil(cells.count / columns) : 0;
  return { columns, cellWidth, cellHeight, rows, height: rows * cellHeight };
}

/** Of `overscan` rows, how many lie before the screen: half when still, none in a fling down, all in a fling up. */
export function rowsBehind(speed: number, overscan: number): number {
  const lead = Math.max(-1, Math.min(1, speed / FLING));
  return overscan - Math.round((overscan * (1 + lead)) / 2);
}

/** Rows of the pool: what a screen can show and `overscan` more, wherever the list stands and however fast it moves. */
export function poolRows(shape: GridShape, viewport: number, overscan: number): number {
  return Math.min(shape.rows, seenRows(shape, viewport) + overscan);
}

const seenRows = ({ cellHeight }: GridShape, viewport: number): number => Math.ceil(viewport / cellHeight) + 1;

/** Which rows a pool of `pool` rows is to show. Their number never depends on place or speed, so that rows are recycled. */
export function gridWindow(shape: GridShape, scroll: GridScroll, pool: number): GridWindow {
  const size = Math.min(shape.rows, pool);
  const spare = Math.max(0, pool - seenRows(shape, scroll.viewport));
  const seen = Math.floor(scroll.top / shape.cellHeight);
  const first = Math.max(0, Math.min(shape.rows - size, seen - rowsBehind(scroll.speed, spare)));
  return { first, last: first + size };
}

/** Whether a row is within `ahead` px of the screen; where nothing is looked ahead for, what only the bar hides is not. */
export function isNear({ cellHeight }: GridShape, { top, viewport }: GridScroll, row: number, ahead: number): boolean {
  return (row + 1) * cellHeight > top + (-ahead || BAR) && row * cellHeight < top + viewport + ahead;
}

/** Whether any row on the screen lies outside the drawn window: then a new window is due. */
export function isCovered(shape: GridShape, scroll: GridScroll, drawn: GridWindow): boolean {
  const firstSeen = Math.max(0, Math.floor(scroll.top / shape.cellHeight));
  const lastSeen = Math.min(shape.rows, Math.ceil((scroll.top + scroll.viewport) / shape.cellHeight));
  return firstSeen >= drawn.first && lastSeen <= drawn.last;
}

/** Where `top` must go when the shape changes (a turn of the phone), so that the same cell stays at the upper edge. */
export function keptTop(before: GridShape, after: GridShape, top: number): number {
  if (top <= 0 || !before.rows || !after.rows) return top;
  const row = Math.floor(top / before.cellHeight);
  const within = top / before.cellHeight - row;
  const rowAfter = Math.floor((row * before.columns) / after.columns);
  return Math.round((rowAfter + within) * after.cellHeight);
}

/** px between the lower edge of the screen and the end of the grid. */
export function leftBelow(shape: GridShape, scroll: GridScroll): number {
  return shape.height - scroll.top - scroll.viewport;
}
