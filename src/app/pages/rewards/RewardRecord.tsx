import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import type { PagedRecord } from '../../stores/paged.ts';
import { Rows } from '../../ui/rows/Rows.tsx';

export interface RewardRecordProps<Row, Filter> {
  record: PagedRecord<Row, Filter, undefined>;
  /** px. */
  rowHeight: number;
  renderRow: (row: Row) => ReactNode;
  /** Name of the list for screen readers. */
  label: string;
  empty: { title: string; text?: string; action?: string; onAction?: () => void };
  /** Title of the error face. */
  failed: string;
  onRetry: () => void;
}

/** A record of the reward pages, read page by page, with its four faces. */
export function RewardRecord<Row, Filter>({ record, ...given }: RewardRecordProps<Row, Filter>) {
  const shown = record.value.value;
  const error = record.error.value;
  return (
    <Rows
      rows={shown?.rows}
      error={error && { text: t(errorText(error)), offline: error.kind === 'offline' }}
      busy={record.busy.value}
      onMore={shown && shown.page < shown.totalPages ? record.more : undefined}
      retry={t('retry')}
      {...given}
    />
  );
}
