import type { ReactNode } from 'react';
import { type PagedSource, pagedRows } from '../../stores/paged-rows.ts';
import { Rows, type RowsProps } from '../../ui/rows/Rows.tsx';
import { MEMBER_ROW } from './MemberRow.tsx';

type Own = 'renderRow' | 'label' | 'empty' | 'failed' | 'onRetry';

export type TeamRowsProps<Row, Filter, Footer> = PagedSource<Row, Filter, Footer, ReactNode> &
  Pick<RowsProps<Row>, Own> & {
    /** px; by default that of `MemberRow`. */
    rowHeight?: number;
  };

/** A list of the team that is read page by page: its four faces, and as many rows as the screen shows, whatever its length. */
export function TeamRows<Row, Filter, Footer>(props: TeamRowsProps<Row, Filter, Footer>) {
  return <Rows rowHeight={MEMBER_ROW} {...props} {...pagedRows(props)} />;
}
