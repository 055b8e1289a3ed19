import type { ReactNode } from 'react';
import { type PagedSource, pagedRows } from '../../stores/data/paged-rows.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { caretRight } from '../../ui/icon/lobby.ts';
import { Rows, type RowsProps } from '../../ui/rows/Rows.tsx';
import styles from './agent.css';

/** Height of a member's row, px. */
const MEMBER_ROW = 68;

export interface MemberFaceProps {
  name: string;
  /** In the circle before the name; else the name's first letter. */
  initial?: string | undefined;
  /** The circle is filled: the member is chosen. */
  picked?: boolean | undefined;
  /** Below the name: what kind of member, since when, how many below. */
  note: ReactNode;
  /** At the end, above and below. */
  figure?: string;
  /** Colours the figure; see `toneOf`. */
  tone?: string;
  detail?: ReactNode;
  /** Shown as a dot at the initial; a text in the language on screen is read out, too. */
  online?: string | boolean | undefined;
}

/** What a row says of a member: initial, name and note, and two figures at the end. */
export function MemberFace({ name, initial, picked, note, figure, tone = '', detail, online }: MemberFaceProps) {
  return (
    <>
      <span className={`${styles.agentInitial} ${picked ? styles.agentPicked : ''}`} aria-hidden="true">
        {initial || name.slice(0, 1).toUpperCase()}
        {online && <span className={styles.agentOnline} />}
      </span>
      <span className={styles.agentWho}>
        <span className={`${styles.agentName} ellipsis`}>
          {name}
          {typeof online === 'string' && <span className="hide-visually">{online}</span>}
        </span>
        <span className={`${styles.agentNote} ellipsis`}>{note}</span>
      </span>
      {(figure || detail) && (
        <span className={styles.agentEnd}>
          {figure && <span className={`${styles.agentValue} ${tone}`}>{figure}</span>}
          {detail && <span className={styles.agentNote}>{detail}</span>}
        </span>
      )}
    </>
  );
}

/** A member of the team; a tap leads on where there is something to see. */
export function MemberRow({ onPress, ...face }: MemberFaceProps & { onPress?: (() => void) | undefined }) {
  if (!onPress) {
    return (
      <div className={styles.agentRow}>
        <MemberFace {...face} />
      </div>
    );
  }
  return (
    <button type="button" className={styles.agentRow} onClick={onPress}>
      <MemberFace {...face} />
      <Icon path={caretRight} size="sm" />
    </button>
  );
}

type Own = 'renderRow' | 'label' | 'empty' | 'failed' | 'onRetry';

export type TeamRowsProps<Row, Filter, Footer> = PagedSource<Row, Filter, Footer, ReactNode> &
  Pick<RowsProps<Row>, Own> & {
    /** px; by default that of `MemberRow`. */
    rowHeight?: number;
  };

/** A list of the team that is read page by page, of any length, with its four faces. */
export function TeamRows<Row, Filter, Footer>(props: TeamRowsProps<Row, Filter, Footer>) {
  return <Rows rowHeight={MEMBER_ROW} {...props} {...pagedRows(props)} />;
}
