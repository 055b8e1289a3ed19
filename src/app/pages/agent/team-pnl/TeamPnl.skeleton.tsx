import { AgentBones } from '../AgentBones.tsx';

/** The team's profit and loss before its script. */
export default function TeamPnlSkeleton() {
  return (
    <div className="page">
      <AgentBones hero lines={5} />
    </div>
  );
}
