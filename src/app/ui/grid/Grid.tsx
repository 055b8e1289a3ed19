import './Grid.css';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { EMPTY_VIEW, GridDriver, type GridOptions } from './driver.ts';

export interface GridProps {
  /** Cells there are to draw: what has been loaded. */
  count: number;
  /** Cells the whole list has, for screen readers; `count` when unknown. */
  total?: number;
  /** Columns at a width of the grid in px. Keep it and the three below the same function between renders. */
  columns: (width: number) => number;
  /** Height in px of every cell, from its width. */
  cellHeight: (cellWidth: number) => number;
  /** Draws one cell; it gets the width of the cell in px. A row is drawn again only when this changes. */
  renderCell: (index: number, cellWidth: number) => ReactNode;
  /** Called within 300 px of the end, at most once a second (SPEC section 9); leave it out when there is no more. */
  onNeedMore?: (() => void) | undefined;
  /** Name of the list for screen readers. */
  label: string;
  /** Rows drawn beyond the screen: 4 suits the low tier, 6 (default) the others. */
  overscan?: number;
}

interface RowProps {
  row: number;
  /** Cells in this row: fewer than the columns in the last one. */
  cells: number;
  columns: number;
  cellWidth: number;
  cellHeight: number;
  total: number;
  renderCell: GridProps['renderCell'];
}

/** One row, drawn again only for another place, another size or another `renderCell`. */
const Row = memo(function Row({ row, cells, columns, cellWidth, cellHeight, total, renderCell }: RowProps) {
  const drawn: ReactNode[] = [];
  for (let column = 0; column < cells; column++) {
    const index = row * columns + column;
    drawn.push(
      // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items, where ul and li allow none
      <div
        key={column}
        className="grid-cell"
        role="listitem"
        aria-setsize={total}
        aria-posinset={index + 1}
        style={{ width: cellWidth }}
      >
        {renderCell(index, cellWidth)}
      </div>,
    );
  }
  return (
    <div
      className="grid-row"
      role="presentation"
      style={{ height: cellHeight, transform: `translateY(${row * cellHeight}px)` }}
    >
      {drawn}
    </div>
  );
});

/**
 * A list of any length as a grid of equal cells, scrolled by the window, with a constant number of nodes: rows leave at one
 * end and come back at the other. Rows stand in the document in reading order, so the Tab key walks them as the eye does.
 */
export function Grid({
  count,
  total = count,
  columns,
  cellHeight,
  renderCell,
  onNeedMore,
  label,
  overscan = 6,
}: GridProps) {
  const box = useRef<HTMLDivElement>(null);
  const driver = useRef<GridDriver>(null);
  const [{ shape, rows }, draw] = useState(EMPTY_VIEW);

  useLayoutEffect(() => {
    const options: GridOptions = { count, columns, cellHeight, overscan, onNeedMore };
    if (driver.current) driver.current.update(options);
    else if (box.current) driver.current = new GridDriver(box.current, options, draw);
  }, [count, columns, cellHeight, overscan, onNeedMore]);
  useLayoutEffect(() => driver.current?.start(), []);

  const columnCount = shape.columns;
  const pool = rows.last - rows.first;
  const drawn: ReactNode[] = [];
  for (let row = rows.first; row < rows.last; row++) {
    const cells = Math.min(columnCount, count - row * columnCount);
    drawn.push(
      <Row
        key={row % pool}
        row={row}
        cells={cells}
        columns={columnCount}
        cellWidth={shape.cellWidth}
        cellHeight={shape.cellHeight}
        total={total}
        renderCell={renderCell}
      />,
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the cells
    <div ref={box} className="grid" role="list" aria-label={label}>
      {drawn}
    </div>
  );
}
