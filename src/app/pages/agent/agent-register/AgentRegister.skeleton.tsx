import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './layout.css';

/** The registration links before their script. */
export default function AgentRegisterSkeleton() {
  return (
    <div className="page">
      <div className="bones" aria-hidden="true">
        <div className={`bone ${styles.agentLinkBone}`} />
      </div>
      <LineBones count={5} />
    </div>
  );
}
