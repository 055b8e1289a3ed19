import type { ReactNode } from 'react';
import { type PagedSource, pagedRows } from '../../stores/data/paged-rows.ts';
import { Rows, type RowsProps } from '../../ui/rows/Rows.tsx';
import styles from './RecordList.css';

type ListProps = 'label' | 'empty' | 'failed' | 'onRetry' | 'renderRow';

type RecordListProps<Row, Filter, Footer> = PagedSource<Row, Filter, Footer, ReactNode> &
  Pick<RowsProps<Row>, ListProps> & {
    /** px; the height of a `RecordRow` unless told. */
    rowHeight?: number;
  };

/** Height of a `RecordRow` in px; RecordList.css says the same. */
const RECORD_ROW = 72;

/** A record that is read page by page: bones, rows, nothing there, or why it failed. Only rows near the screen are in the document. */
export function RecordList<Row, Filter, Footer>(props: RecordListProps<Row, Filter, Footer>) {
  return <Rows rowHeight={RECORD_ROW} {...props} {...pagedRows(props)} />;
}

interface RecordRowProps {
  /** A picture in front of it, in a box of its own size. */
  art?: ReactNode;
  name: ReactNode;
  note: ReactNode;
  amount: ReactNode;
  state: ReactNode;
  /** Class of the state's colour: `bet--won`, `report--paid`. */
  stateClass: string | undefined;
  /** Without it the row is plain text. */
  onPress?: () => void;
  /** A press opens a sheet rather than another page. */
  opensSheet?: boolean;
}

/** A row of a record: what and when at the start of the line, how much and how it ended at its end. */
export function RecordRow({ art, name, note, amount, state, stateClass, onPress, opensSheet = false }: RecordRowProps) {
  const content = (
    <>
      {art}
      <span className={styles.betWhat}>
        <span className={`${styles.betName} ellipsis`}>{name}</span>
        <span className={`${styles.betWhen} ellipsis`}>{note}</span>
      </span>
      <span className={styles.betSums}>
        <span>{amount}</span>
        <span className={`${styles.betStatus} ${stateClass}`}>{state}</span>
      </span>
    </>
  );
  if (!onPress) return <article className={styles.bet}>{content}</article>;
  return (
    <button type="button" className={styles.bet} aria-haspopup={opensSheet ? 'dialog' : undefined} onClick={onPress}>
      {content}
    </button>
  );
}
