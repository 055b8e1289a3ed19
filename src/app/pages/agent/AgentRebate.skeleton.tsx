import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The rebate settings before their script. */
export default function AgentRebateSkeleton() {
  return (
    <div className="agent-page">
      <LineBones count={6} />
    </div>
  );
}
