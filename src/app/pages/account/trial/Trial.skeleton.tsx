import { BlockBone, LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './trial.css';

/** Free play before its script. */
export default function TrialSkeleton() {
  return (
    <div className={styles.form}>
      <p className={styles.trialWait} />
      <BlockBone width={328} height={160} />
      <LineBones count={2} />
    </div>
  );
}
