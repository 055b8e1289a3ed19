import type { ReactNode } from 'react';
import { type PagedSource, pagedRows } from '../../stores/paged-rows.ts';
import { Rows, type RowsProps } from '../../ui/rows/Rows.tsx';

type Own = 'rowHeight' | 'renderRow' | 'label' | 'empty' | 'failed' | 'onRetry';

export type RecordListProps<Row, Filter, Footer> = PagedSource<Row, Filter, Footer, ReactNode> &
  Pick<RowsProps<Row>, Own>;

/** A record of months: its four faces, and as many rows as the screen shows whatever its length. */
export function RecordList<Row, Filter, Footer>(props: RecordListProps<Row, Filter, Footer>) {
  return <Rows {...props} {...pagedRows(props)} />;
}
