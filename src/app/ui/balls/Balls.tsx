import { times } from '../../lib/times.ts';
import styles from './Balls.css';

export interface BallsProps {
  /** Drawn numbers in order; undefined while they are not known: then empty places stand there. */
  numbers: readonly string[] | undefined;
  /** What they are, for screen readers, which read it with the numbers as one text. */
  label: string;
  large?: boolean;
}

/** No more fit beside each other on a phone. */
const MOST = 8;

/** Drawn numbers as balls. */
export function Balls({ numbers, label, large = false }: BallsProps) {
  const shown = numbers?.slice(0, MOST);
  return (
    <span
      className={large ? `${styles.balls} ${styles.ballsLarge}` : styles.balls}
      role="img"
      aria-label={`${label} ${shown?.join(' ') ?? ''}`}
    >
      {shown?.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits come twice, and their place is what they are
        <span key={index} className={styles.ball} aria-hidden="true">
          {number.slice(0, 3)}
        </span>
      )) ??
        times(4, (index) => <span key={index} className={`${styles.ball} ${styles.ballNone}`} aria-hidden="true" />)}
    </span>
  );
}
