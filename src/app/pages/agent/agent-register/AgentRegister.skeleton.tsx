import './layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The registration links before their script. */
export default function AgentRegisterSkeleton() {
  return (
    <div className="page">
      <div className="bones" aria-hidden="true">
        <div className="bone agent-link-bone" />
      </div>
      <LineBones count={5} />
    </div>
  );
}
