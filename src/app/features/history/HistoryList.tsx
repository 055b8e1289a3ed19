import type { ReactNode } from 'react';
import { type PagedSource, pagedRows } from '../../stores/paged-rows.ts';
import { Rows, type RowsProps } from '../../ui/rows/Rows.tsx';

type Own = 'rowHeight' | 'renderRow' | 'label' | 'empty' | 'failed' | 'onRetry';

export type RewardRecordProps<Row, Filter> = PagedSource<Row, Filter, undefined, ReactNode> & Pick<RowsProps<Row>, Own>;

/** A record of the reward pages, read page by page, with its four faces. */
export function RewardRecord<Row, Filter>(props: RewardRecordProps<Row, Filter>) {
  return <Rows {...props} {...pagedRows(props)} />;
}
