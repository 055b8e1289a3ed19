import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './board-layout.css';

/** The geometry of the tournaments before they are known. */
export function LeaderboardBones() {
  return (
    <>
      <div className="bones" aria-hidden="true">
        <div className={`bone ${styles.cupTabsBone}`} />
        <div className={`bone ${styles.cupHeroBone}`} />
        <div className={`bone ${styles.cupViewsBone}`} />
      </div>
      <LineBones count={5} />
    </>
  );
}

/** The tournaments before their script. */
export default function LeaderboardSkeleton() {
  return (
    <div className="page">
      <LeaderboardBones />
    </div>
  );
}
