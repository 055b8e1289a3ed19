import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import type { Paged, PagedRecord } from '../../stores/paged.ts';
import { Rows } from '../../ui/rows/Rows.tsx';
import { MEMBER_ROW } from './MemberRow.tsx';

export interface TeamRowsProps<Row, Filter, Footer> {
  record: PagedRecord<Row, Filter, Footer>;
  /** Rows of the whole selection, as the platform counts them; else those that are here. */
  total?: (shown: Paged<Row, Filter, Footer>) => number;
  renderRow: (row: Row) => ReactNode;
  /** px; by default that of `MemberRow`. */
  rowHeight?: number;
  /** Name of the list for screen readers. */
  label: string;
  /** Above the rows, once there are some: sums. */
  head?: (shown: Paged<Row, Filter, Footer>) => ReactNode;
  empty: { title: string; text?: string; action?: string; onAction?: () => void };
  /** Title of the error face. */
  failed: string;
  onRetry: () => void;
}

/** A list of the team that is read page by page: its four faces, and as many rows as the screen shows, whatever its length. */
export function TeamRows<Row, Filter, Footer>(props: TeamRowsProps<Row, Filter, Footer>) {
  const { record, total, head } = props;
  const shown = record.value.value;
  const error = record.error.value;
  return (
    <Rows
      rowHeight={MEMBER_ROW}
      {...props}
      rows={shown?.rows}
      total={shown && total?.(shown)}
      error={error && { text: t(errorText(error)), offline: error.kind === 'offline' }}
      busy={record.busy.value}
      head={shown && head?.(shown)}
      onMore={shown && shown.page < shown.totalPages ? record.more : undefined}
      retry={t('retry')}
    />
  );
}
