import type { ReactNode } from 'react';
import { Countdown } from './Countdown.tsx';
import styles from './Deadline.css';

/** Time before an end that is counted down, in ms. */
const LAST_DAY = 24 * 3_600_000;

interface DeadlineProps {
  /** The end, in ms of the phone's clock. */
  until: number;
  /** Stands before the countdown. */
  label: string;
  className: string;
  /** What is told of an end that is more than a day ahead. */
  children: ReactNode;
}

/** When something ends: the last day is counted down in a colour that hurries. */
export function Deadline({ until, label, className, children }: DeadlineProps) {
  if (until - Date.now() > LAST_DAY) return <small className={className}>{children}</small>;
  return (
    <small className={`${className} ${styles.deadlineNear}`}>
      {label} <Countdown until={until} ended="0:00" />
    </small>
  );
}
