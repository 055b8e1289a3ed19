import { LineBones } from '../../../ui/bones/Bones.tsx';
import { AgentBones } from '../AgentBones.tsx';

/** The overview of a team before its script. */
export default function TeamOverviewSkeleton() {
  return (
    <div className="page">
      <LineBones count={1} />
      <AgentBones hero chart lines={3} />
    </div>
  );
}
