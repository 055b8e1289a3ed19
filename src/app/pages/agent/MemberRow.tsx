import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { caretRight } from '../../ui/icon/lobby.ts';

/** Height of a row, px: what `Rows` is given. */
export const MEMBER_ROW = 68;

export interface MemberRowProps {
  name: string;
  /** In the circle before the name; else the name's first letter. */
  initial?: string | undefined;
  /** Below the name: what kind of member, since when, how many below. */
  note: ReactNode;
  /** At the end, above and below. */
  figure?: string;
  /** Colours the figure; see `toneOf`. */
  tone?: string;
  detail?: ReactNode;
  /** Shown as a dot at the initial, and said; its text in the language on screen. */
  online?: string | undefined;
  /** Absent: the row leads nowhere. */
  onPress?: (() => void) | undefined;
}

/** A member of the team: initial, name, and two figures at the end; a tap leads on. */
export function MemberRow(props: MemberRowProps) {
  const { onPress } = props;
  if (!onPress) {
    return (
      <div className="agent-row">
        <Content {...props} />
      </div>
    );
  }
  return (
    <button type="button" className="agent-row" onClick={onPress}>
      <Content {...props} />
      <Icon path={caretRight} size="sm" />
    </button>
  );
}

function Content({
  name,
  initial = name.slice(0, 1).toUpperCase(),
  note,
  figure,
  tone = '',
  detail,
  online,
}: MemberRowProps) {
  return (
    <>
      <span className="agent-initial" aria-hidden="true">
        {initial}
        {online && <span className="agent-online" />}
      </span>
      <span className="agent-who">
        <span className="agent-name ellipsis">
          {name}
          {online && <span className="hide-visually">{online}</span>}
        </span>
        <span className="agent-note ellipsis">{note}</span>
      </span>
      {(figure || detail) && (
        <span className="agent-end">
          {figure && <span className={`agent-value ${tone}`}>{figure}</span>}
          {detail && <span className="agent-note">{detail}</span>}
        </span>
      )}
    </>
  );
}
