import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GridShape } from './window.ts';

/** A cell of the pool. It is drawn once and follows these: read them in an effect, or in a component of its own. */
export interface GridCell {
  /** Place in the list of what it shows now, from 0. */
  readonly index: ReadonlySignal<number>;
  /** Whether it is on the screen or about to be, and the list not flying past: only then fetch anything. */
  readonly near: ReadonlySignal<boolean>;
  /** Its width in px. */
  readonly width: ReadonlySignal<number>;
}

/** A row of the pool: its nodes stay, and show one row of the list after the other. */
export class GridSlot {
  readonly cells: readonly GridCell[];
  readonly near: Signal<boolean>;
  /** The row of the list that it shows. */
  row: number;
  element: HTMLElement | undefined;
  private readonly indexes: readonly Signal<number>[];

  /** @param cells how many: the columns, or fewer in the last row of a list that fits into the pool */
  constructor(row: number, columns: number, cells: number, width: ReadonlySignal<number>, near: boolean) {
    this.row = row;
    this.near = signal(near, { name: 'grid.near' });
    this.indexes = Array.from({ length: cells }, (_, column) => signal(row * columns + column, { name: 'grid.index' }));
    this.cells = this.indexes.map((index) => ({ index, near: this.near, width }));
  }

  /** Shows another row, far from being seen until told otherwise; what follows the signals is rewritten at once. */
  move(row: number, shape: GridShape, count: number): void {
    this.row = row;
    batch(() => {
      this.near.value = false;
      this.place(shape, count);
    });
  }

  /** Writes where the row stands, and what its cells show; a cell beyond the end is hidden and keeps what it had. */
  place({ columns, cellHeight }: GridShape, count: number): void {
    const { element, row, indexes } = this;
    if (element) element.style.transform = `translateY(${row * cellHeight}px)`;
    batch(() => {
      for (const [column, index] of indexes.entries()) {
        const at = row * columns + column;
        const cell = element?.children[column] as HTMLElement | undefined;
        if (at < count) {
          index.value = at;
          cell?.setAttribute('aria-posinset', String(at + 1));
        }
        if (cell && cell.hidden !== at >= count) cell.hidden = at >= count;
      }
    });
  }
}
