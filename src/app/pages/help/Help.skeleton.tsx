import { times } from '../../lib/times.ts';
import styles from './layout.css';

/** The help centre before its script. */
export default function HelpSkeleton() {
  return (
    <div className={styles.help}>
      <div className={styles.helpSearch} />
      <div className={`bones ${styles.helpBody}`} aria-hidden="true">
        <div className={styles.helpMenu}>
          {times(9, (index) => (
            <div key={index} className={`bone ${styles.helpBoneTitle}`} />
          ))}
        </div>
        <div className={styles.helpPane}>
          <div className={`bone ${styles.helpBoneHeading}`} />
          <div className={`bone ${styles.helpBoneText}`} />
        </div>
      </div>
    </div>
  );
}
