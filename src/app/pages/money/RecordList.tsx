import { type ReactNode, useCallback } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import type { Paged, PagedRecord } from '../../stores/paged.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import type { GridCell } from '../../ui/grid/slot.ts';

export interface RecordListProps<Row, Filter, Footer> {
  record: PagedRecord<Row, Filter, Footer>;
  /** Rows of the whole selection, as the platform counts them; else those that are here. */
  total?: (shown: Paged<Row, Filter, Footer>) => number;
  /** px. */
  rowHeight: number;
  renderRow: (row: Row) => ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  /** Above the rows, once there are some: sums. */
  head?: (shown: Paged<Row, Filter, Footer>) => ReactNode;
  empty: { title: string; action?: string; onAction?: () => void };
  /** Title of the error face. */
  failed: string;
  onRetry: () => void;
}

const oneColumn = () => 1;

/** A record of months: its four faces, and as many rows as the screen shows whatever its length. */
export function RecordList<Row, Filter, Footer>(props: RecordListProps<Row, Filter, Footer>) {
  const { record, rowHeight, renderRow, total, head, empty } = props;
  const shown = record.value.value;
  const error = record.error.value;
  const rows = shown?.rows;
  const renderCell = useCallback(
    (cell: GridCell) => <RecordCell cell={cell} rows={rows ?? []} renderRow={renderRow} />,
    [rows, renderRow],
  );
  const height = useCallback(() => rowHeight, [rowHeight]);
  if (!shown) {
    if (!error) return <LineBones count={6} />;
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={props.failed}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={props.onRetry}
        busy={record.busy.value}
      />
    );
  }
  if (shown.rows.length === 0) return <Face kind="empty" {...empty} />;
  const more = shown.page < shown.totalPages;
  return (
    <>
      {head?.(shown)}
      <Grid
        count={shown.rows.length}
        total={total?.(shown) ?? shown.rows.length}
        columns={oneColumn}
        cellHeight={height}
        renderCell={renderCell}
        onNeedMore={more ? record.more : undefined}
        label={props.label}
      />
      {record.busy.value && more && <LineBones count={1} />}
      {error && (
        <p className="money-state-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
    </>
  );
}

interface RecordCellProps<Row> {
  cell: GridCell;
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
}

/** A cell of the grid: another row in the same place is drawn again by this alone. */
function RecordCell<Row>({ cell, rows, renderRow }: RecordCellProps<Row>) {
  const row = rows[cell.index.value];
  return row === undefined ? null : renderRow(row);
}
