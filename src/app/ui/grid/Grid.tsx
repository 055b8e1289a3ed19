import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { gridDriver } from './driver.ts';
import styles from './Grid.css';
import type { GridCell, GridSlot } from './slot.ts';

export interface GridProps {
  /** Cells there are to draw: what has been loaded. */
  count: number;
  /** Cells the whole list has, for screen readers; `count` when unknown. */
  total?: number;
  /** Columns at a width of the grid in px. Keep it and the three below the same function between renders. */
  columns: (width: number) => number;
  /** Height in px of every cell, from its width and from how large the person wants text: 1 as browsers come, 2 at 200 %. */
  cellHeight: (cellWidth: number, text: number) => number;
  /**
   * Draws one cell of the pool, once. What it draws must follow `cell.index`: the same nodes show one place of the list after the
   * other. Read it in an effect that writes into the nodes, as `LiveTile` does, or, at the price of a render, in a component.
   */
  renderCell: (cell: GridCell) => ReactNode;
  /**
   * Called within 300 px of the end, and before where the list flies, at most once a second (SPEC section 9), with how many cells are
   * missing; leave it out when there is no more.
   */
  onNeedMore?: ((cells: number) => void) | undefined;
  /** px that are to be there below the screen while the list rests, unless data is saved: 0 (default) where more is rarely wanted. */
  ahead?: number | undefined;
  /** Name of the list for screen readers. */
  label: string;
  /** Rows drawn beyond the screen: 4 suits the low tier, 6 (default) the others. */
  overscan?: number;
  /** Classes of the whole list whose style shows, with `--grid-cell` and `--grid-row`, where cells will stand: `tile-ground` of tile/Ground.css. */
  ground?: string;
}

interface RowProps {
  slot: GridSlot;
  renderCell: GridProps['renderCell'];
}

/** A row of the pool: drawn once, and moved by its slot from then on. */
const Row = memo(function Row({ slot, renderCell }: RowProps) {
  const keepNodes = (element: HTMLElement | null): void => {
    if (!element) return;
    slot.element = element;
    slot.boxes = [...element.children] as HTMLElement[];
  };
  return (
    <div ref={keepNodes} className={styles.gridRow} role="presentation">
      {slot.cells.map((cell, column) => (
        // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items, where ul and li allow none
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <div key={column} className={styles.gridCell} role="listitem">
          {renderCell(cell)}
        </div>
      ))}
    </div>
  );
});

/**
 * A list of any length as a grid of equal cells, scrolled by the window, out of a constant number of nodes: rows that leave at one end
 * come back at the other, their cells rewritten in place by what follows `cell.index`. Scrolling renders nothing. Arrow keys, Home, End
 * and Page keys move the focus from cell to cell; the Tab key walks them as the eye does.
 */
export function Grid(props: GridProps) {
  const { count, total = count, columns, cellHeight, renderCell, label, overscan = 6, ahead = 0, ground = '' } = props;
  const box = useRef<HTMLDivElement>(null);
  const options = { count, total, columns, cellHeight, overscan, ahead, onNeedMore: props.onNeedMore };
  const [driver] = useState(() => gridDriver(options));
  const [slots, draw] = useState(driver.slots);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is another at each render, what it holds is not
  useLayoutEffect(() => driver.update(options), Object.values(options));
  // Before the start, which gives the first slots their places: measured again at once, they would be laid out twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new slots have new nodes, which have no place yet
  useLayoutEffect(() => driver.drawn(), [driver, slots]);
  useLayoutEffect(() => (box.current ? driver.start(box.current, draw) : undefined), [driver]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: see the cells
    <div ref={box} className={`${styles.grid} ${ground}`} role="list" aria-label={label}>
      {slots.map((slot, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the pool
        <Row key={at} slot={slot} renderCell={renderCell} />
      ))}
    </div>
  );
}
