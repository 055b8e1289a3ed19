import styles from './Badge.css';
import { badgeText } from './badge-text.ts';

export interface BadgeProps {
  count: number;
  /** Gives what is counted, read after the number: "unread". Not asked at zero: a page's first plural takes a desktop 7 ms. */
  label?: () => string;
}

/** A count on the corner of what holds it: give the holder `position: relative`. Zero draws nothing (SPEC section 9). */
export function Badge({ count, label }: BadgeProps) {
  const text = badgeText(count);
  if (!text) return null;
  return (
    <span className={styles.badge}>
      {text}
      {label && <span className="hide-visually"> {label()}</span>}
    </span>
  );
}
