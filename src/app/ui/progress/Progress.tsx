import styles from './Progress.css';

export interface ProgressProps {
  /** From 0 to 1. */
  part: number;
  /** What it measures, for screen readers. */
  label: string;
}

/** A bar that fills from the start. */
export function Progress({ part, label }: ProgressProps) {
  const percent = Math.floor(part * 100);
  return (
    <span
      className={styles.fill}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.fillDone} style={{ transform: `translateX(${percent - 100}%)` }} />
    </span>
  );
}
