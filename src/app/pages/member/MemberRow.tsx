import { caretDown } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './MemberRow.css';

export interface MemberRowProps {
  icon: string;
  title: string;
  /** Below the title: what is known, or what it is for. */
  note?: string | undefined;
  /** On the right: how it stands; an icon stands for the text. */
  mark?: { text: string; tone: 'good' | 'open' | 'plain'; icon?: string } | undefined;
  /** What opens is on its way. */
  busy?: boolean;
  /** Without it there is nothing to tap. */
  onPress: (() => void) | undefined;
}

/** A line of the member's pages: icon, what it is, how it stands, and what a tap opens. */
export function MemberRow({ icon, title, note, mark, busy = false, onPress }: MemberRowProps) {
  const content = (
    <>
      <span className={styles.rowIcon}>
        <Icon path={icon} size="md" />
      </span>
      <span className={styles.rowWords}>
        <span className={styles.rowTitle}>{title}</span>
        {note && (
          <span className={styles.rowNote}>
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
      {mark && (
        <span className={`${styles.rowMark} ${styles[`row--${mark.tone}`]}`}>
          {mark.icon && <Icon path={mark.icon} size="md" />}
          <span className={mark.icon && 'hide-visually'}>{mark.text}</span>
        </span>
      )}
      {onPress && (
        <span className={styles.rowCaret}>
          <Icon path={caretDown} size="sm" />
        </span>
      )}
    </>
  );
  return (
    <li>
      {onPress ? (
        <button type="button" className={styles.row} aria-busy={busy} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
}
