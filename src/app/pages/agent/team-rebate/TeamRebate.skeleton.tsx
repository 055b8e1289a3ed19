import { AgentBones } from '../AgentBones.tsx';

/** Rebate income before its script. */
export default function TeamRebateSkeleton() {
  return (
    <div className="page">
      <AgentBones hero chart lines={2} />
    </div>
  );
}
