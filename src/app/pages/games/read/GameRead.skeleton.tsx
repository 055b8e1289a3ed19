import { times } from '../../../lib/times.ts';
import styles from './read.css';

/** A game-reading page before its script, and before its vendors are known. */
export default function GameReadSkeleton() {
  return (
    <div className={`${styles.read} bones`} aria-hidden="true">
      <div className={styles.readCards}>
        {times(5, (index) => (
          <div key={index} className={`${styles.readCard} card`} />
        ))}
      </div>
      <div className={styles.readRail} />
    </div>
  );
}
