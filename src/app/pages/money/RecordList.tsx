import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import type { Paged, PagedRecord } from '../../stores/paged.ts';
import { Rows } from '../../ui/rows/Rows.tsx';

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

/** A record of months: its four faces, and as many rows as the screen shows whatever its length. */
export function RecordList<Row, Filter, Footer>(props: RecordListProps<Row, Filter, Footer>) {
  const { record, total, head, empty, failed, onRetry, rowHeight, renderRow, label } = props;
  const shown = record.value.value;
  const error = record.error.value;
  return (
    <Rows
      rows={shown?.rows}
      total={shown && total?.(shown)}
      error={error && { text: t(errorText(error)), offline: error.kind === 'offline' }}
      busy={record.busy.value}
      head={shown && head?.(shown)}
      onMore={shown && shown.page < shown.totalPages ? record.more : undefined}
      retry={t('retry')}
      {...{ empty, failed, onRetry, rowHeight, renderRow, label }}
    />
  );
}
