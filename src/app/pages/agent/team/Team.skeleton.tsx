import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './layout.css';

/** The team before its script. */
export default function TeamSkeleton() {
  return (
    <div className="page">
      <div className="bones" aria-hidden="true">
        <div className={`bone ${styles.agentToolsBone}`} />
      </div>
      <LineBones count={6} />
    </div>
  );
}
