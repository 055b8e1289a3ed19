import { times } from '../../lib/times.ts';
import styles from './layout.css';

/** Where the lobby of lotteries will be: two popular ones, the groups, and rows. */
export default function LotterySkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      <div>
        <div className={styles.lotteryHead}>
          <i className={`bone ${styles.lotteryBoneTitle}`} />
        </div>
        <div className={styles.lotteryStrip}>
          {times(2, (card) => (
            <i key={card} className={`bone ${styles.lotteryCard}`} />
          ))}
        </div>
      </div>
      <div className={`${styles.lotteryTabs} ${styles.lotteryBoneTabs}`}>
        {times(3, (tab) => (
          <i key={tab} className={`bone ${styles.lotteryBoneTab}`} />
        ))}
      </div>
      <div className={styles.lotteryList}>
        {times(6, (row) => (
          <div key={row} className={styles.lotteryRow}>
            <i className={`bone ${styles.lotteryIcon}`} />
            <i className={`bone ${styles.lotteryBoneText}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
