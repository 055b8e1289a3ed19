import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './center-layout.css';

/** The reward centre before its script. */
export default function RewardCenterSkeleton() {
  return (
    <div className="page" aria-hidden="true">
      <div className="bones">
        <div className={`bone ${styles.rewardHeroBone}`} />
        <div className={`bone ${styles.rewardEntries}`} />
      </div>
      <LineBones count={4} />
    </div>
  );
}
