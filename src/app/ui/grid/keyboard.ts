import { keyTarget, wayTo } from './keys.ts';
import type { GridSlot } from './slot.ts';
import type { GridScroll, GridShape } from './window.ts';

/** Room that bars at the edges of the screen may cover, in px, when the keyboard brings a row there. */
const BARS = 72;

/** What the keyboard needs of a grid. */
export interface Walkable {
  now(): { shape: GridShape; slots: readonly GridSlot[]; count: number };
  slotOf(node: unknown): GridSlot | undefined;
  look(): GridScroll;
  /** Shows the rows of where the list stands, at once. */
  show(): void;
  /** Puts the rows into reading order. */
  order(): void;
}

/** What takes the focus in a cell, in the order of the Tab key. */
const controls = (cell: Element): HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>('a[href], button:not([disabled])'),
];

/** Scrolls as far as it takes to see a cell, and gives its element. */
function bring({ now, look, show }: Walkable, index: number): Element | undefined {
  const { shape, slots } = now();
  const row = Math.floor(index / shape.columns);
  const way = wayTo(shape, look(), row, BARS);
  if (way !== 0) scrollBy(0, way);
  show();
  return slots.find((slot) => slot.row === row)?.boxes[index % shape.columns];
}

/** Lets keys move the focus from cell to cell, from a control to its like in the next one; gives the way to stop. */
export function followKeys(box: HTMLElement, grid: Walkable): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const slot = grid.slotOf(target);
    if (key === 'Tab') grid.order();
    if (!slot || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { count, shape } = grid.now();
    const { columns, cellHeight } = shape;
    const column = slot.boxes.findIndex((cell) => cell.contains(target as Node));
    const page = Math.floor((innerHeight - 2 * BARS) / cellHeight);
    const rtl = document.documentElement.dir === 'rtl';
    const next = keyTarget(key, slot.row * columns + column, { count, columns, page, rtl });
    const from = slot.boxes[column];
    if (next === undefined || !from) return;
    event.preventDefault();
    const which = controls(from).indexOf(target as HTMLElement);
    const found = controls(bring(grid, next) ?? from);
    (found[which] ?? found[0])?.focus({ preventScroll: true });
  };
  box.addEventListener('keydown', onKey);
  return () => box.removeEventListener('keydown', onKey);
}
