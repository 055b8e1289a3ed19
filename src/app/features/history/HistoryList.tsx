import type { ReactNode } from 'react';
import { type PagedSource, pagedRows } from '../../stores/data/paged-rows.ts';
import { Rows, type RowsProps } from '../../ui/rows/Rows.tsx';
import styles from './HistoryList.css';

type ListProps = 'rowHeight' | 'columns' | 'renderRow' | 'label' | 'empty' | 'failed' | 'onRetry';

export type HistoryListProps<Row, Filter, Footer> = PagedSource<Row, Filter, Footer, ReactNode> &
  Pick<RowsProps<Row>, ListProps>;

/** A record that is read page by page, with its four faces. */
export function HistoryList<Row, Filter, Footer>(props: HistoryListProps<Row, Filter, Footer>) {
  return <Rows {...props} {...pagedRows(props)} />;
}

/** Height of a history line in px. */
export const HISTORY_LINE = 64;

interface HistoryLineProps {
  title: string;
  /** When it was, or what belongs to it. */
  note: string;
  /** It brought something: the figure stands in gold. */
  won: boolean;
  /** The figure at the end of the line. */
  children: ReactNode;
}

/** A line of a history: what it was, and what came of it. */
export function HistoryLine({ title, note, won, children }: HistoryLineProps) {
  return (
    <article className={styles.historyLine}>
      <span className={styles.historyLineWhat}>
        <b className="ellipsis">{title}</b>
        <small className="ellipsis">{note}</small>
      </span>
      <span className={won ? styles.historyLineWon : styles.historyLineNone}>{children}</span>
    </article>
  );
}
