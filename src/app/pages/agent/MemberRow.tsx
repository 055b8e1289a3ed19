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
  onPress: () => void;
}

/** A member of the team: initial, name, and two figures at the end; a tap leads on. */
export function MemberRow({ name, initial, note, figure, tone = '', detail, online, onPress }: MemberRowProps) {
  return (
    <button type="button" className="agent-row" onClick={onPress}>
      <span className="agent-initial" aria-hidden="true">
        {initial ?? name[0]?.toUpperCase()}
        {online && <span className="agent-online" />}
      </span>
      <span className="agent-who">
        <span className="agent-name ellipsis">
          {name}
          {online && <span className="hide-visually">{online}</span>}
        </span>
        <span className="agent-note ellipsis">{note}</span>
      </span>
      <span className="agent-end">
        {figure && <span className={`agent-value ${tone}`}>{figure}</span>}
        {detail && <span className="agent-note">{detail}</span>}
      </span>
      <Icon path={caretRight} size="sm" />
    </button>
  );
}
