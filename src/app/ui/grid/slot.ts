import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { times } from '../../lib/times.ts';
import type { GridShape } from './window.ts';

/** A cell of the pool. It is drawn once and follows these: read them in an effect, or in a component of its own. */
export interface GridCell {
  /** Place in the list of what it shows now, from 0; -1 while it is hidden, beyond the end. */
  readonly index: ReadonlySignal<number>;
  /** Whether it is on the screen or about to be, and the list not flying past: only then fetch anything. */
  readonly near: ReadonlySignal<boolean>;
  /** Its width in px. */
  readonly width: ReadonlySignal<number>;
}

/** A row of the pool: its nodes stay, and show one row of the list after the other. */
export interface GridSlot {
  /** As many as there are columns, or fewer in the last row of a list that fits into the pool. */
  readonly cells: readonly (GridCell & { readonly index: Signal<number> })[];
  readonly near: Signal<boolean>;
  /** The row of the list that it shows. */
  row: number;
  /** Once it is drawn: its node, and those of its cells. */
  element?: HTMLElement | undefined;
  boxes: readonly HTMLElement[];
  /** Where its node was put last, in px: what stands right is not touched. */
  top?: number;
}

/** A slot that is still to be drawn. */
export function newSlot(
  row: number,
  columns: number,
  cells: number,
  width: ReadonlySignal<number>,
  isNear: boolean,
): GridSlot {
  const near = signal(isNear, { name: 'grid.near' });
  const cellAt = (column: number) => ({ index: signal(row * columns + column, { name: 'grid.index' }), near, width });
  return { cells: times(cells, cellAt), near, row, boxes: [] };
}

/** Shows another row, far from being seen until told otherwise; what follows the signals is rewritten at once. */
export function turnSlot(slot: GridSlot, row: number, shape: GridShape, count: number): void {
  slot.row = row;
  batch(() => {
    slot.near.value = false;
    placeSlot(slot, shape, count);
  });
}

/** Gives a list a measure in px, once: all that stands in it has its style reckoned anew. */
function measure({ style }: HTMLElement, name: string, px: number): void {
  if (style.getPropertyValue(name) !== `${px}px`) style.setProperty(name, `${px}px`);
}

/** Writes where the row stands, and what its cells show; a cell beyond the end is hidden. */
export function placeSlot(slot: GridSlot, { columns, cellHeight }: GridShape, count: number): void {
  const { cells, row, element, boxes } = slot;
  const top = row * cellHeight;
  if (element && top !== slot.top) {
    slot.top = top;
    element.style.transform = `translateY(${top}px)`;
  }
  batch(() => {
    cells.forEach(({ index }, column) => {
      const at = row * columns + column;
      const isBeyond = at >= count;
      const cell = boxes[column];
      index.value = isBeyond ? -1 : at;
      if (!cell) return;
      if (!isBeyond) cell.setAttribute('aria-posinset', `${at + 1}`);
      if (cell.hidden !== isBeyond) cell.hidden = isBeyond;
    });
  });
}

/**
 * Writes the room that the whole list takes, and where its rows stand: at once, not by the next render, as a place that is kept or
 * restored needs the room it points into.
 */
export function layOut(
  box: HTMLElement | undefined,
  slots: readonly GridSlot[],
  shape: GridShape,
  { count, total }: { count: number; total: number },
): void {
  if (!box) return;
  box.style.height = `${shape.height}px`;
  measure(box, '--grid-row', shape.cellHeight);
  measure(box, '--grid-cell', shape.cellWidth);
  for (const slot of slots) {
    placeSlot(slot, shape, count);
    for (const cell of slot.boxes) {
      if (cell.getAttribute('aria-setsize') !== `${total}`) cell.setAttribute('aria-setsize', `${total}`);
    }
  }
}
