import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './rebate-layout.css';

/** The geometry of the rebate page. */
export function RebateBones() {
  return (
    <>
      <div className="bones" aria-hidden="true">
        <div className={`bone ${styles.rewardHeroBone} ${styles.rebateHeroBone}`} />
      </div>
      <LineBones count={4} />
    </>
  );
}

/** The rebate before its script. */
export default function RebateSkeleton() {
  return (
    <div className="page">
      <RebateBones />
    </div>
  );
}
