import { type ReactNode, useCallback } from 'react';
import { LineBones } from '../bones/Bones.tsx';
import { Face } from '../face/Face.tsx';
import { Grid } from '../grid/Grid.tsx';
import type { GridCell } from '../grid/slot.ts';
import { RowBoundary } from './RowBoundary.ts';
import styles from './Rows.css';

export interface RowsProps<Row> {
  /** What is here of the list; undefined while nothing is known. */
  rows: readonly Row[] | undefined;
  /** Rows of the whole selection; else those that are here. */
  total?: number | undefined;
  /** What went wrong the last time, in words. */
  error?: { text: string; offline: boolean } | undefined;
  busy: boolean;
  /** px at the usual size of text; a function gives px from the width of a cell, where several stand beside each other, and the size of text. */
  rowHeight: number | ((cellWidth: number, text: number) => number);
  /** Cells beside each other by the width that there is; default is one. */
  columns?: (width: number) => number;
  renderRow: (row: Row) => ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  /** Above the rows, once there are some: sums. */
  head?: ReactNode;
  empty: { title: string; text?: string; action?: string; onAction?: () => void };
  /** Title of the error face, and the label of its way out. */
  failed: string;
  retry: string;
  onRetry: () => void;
  /** Asks for the next rows; absent when there are none. */
  onMore?: (() => void) | undefined;
}

const oneColumn = () => 1;

/** A list of any length, mostly in one column, with its four faces: only the rows near the screen are in the document. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { rows, error, busy, rowHeight, renderRow, onMore } = props;
  const renderCell = useCallback(
    (cell: GridCell) => <Cell cell={cell} rows={rows || []} renderRow={renderRow} />,
    [rows, renderRow],
  );
  const height = useCallback(
    (width: number, text: number) => (typeof rowHeight === 'number' ? rowHeight * text : rowHeight(width, text)),
    [rowHeight],
  );
  if (!rows) {
    if (!error) return <LineBones count={6} />;
    return (
      <Face
        kind={error.offline ? 'offline' : 'error'}
        title={props.failed}
        text={error.text}
        action={props.retry}
        onAction={props.onRetry}
        busy={busy}
      />
    );
  }
  if (rows.length === 0) return <Face kind="empty" {...props.empty} />;
  return (
    <>
      {props.head}
      <Grid
        count={rows.length}
        total={props.total || rows.length}
        columns={props.columns || oneColumn}
        cellHeight={height}
        renderCell={renderCell}
        onNeedMore={onMore}
        label={props.label}
      />
      {busy && onMore && <LineBones count={1} />}
      {error && (
        <p className={styles.rowsError} role="alert">
          {error.text}
        </p>
      )}
    </>
  );
}

interface CellProps<Row> {
  cell: GridCell;
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
}

/** A cell of the grid: another row in the same place is drawn again by this alone. */
function Cell<Row>({ cell, rows, renderRow }: CellProps<Row>) {
  const row = rows[cell.index.value];
  if (row === undefined) return null;
  return (
    <RowBoundary row={row}>
      <Drawn row={row} renderRow={renderRow} />
    </RowBoundary>
  );
}

/** Draws the row below its boundary. */
const Drawn = <Row,>({ row, renderRow }: { row: Row; renderRow: (row: Row) => ReactNode }) => <>{renderRow(row)}</>;
