import { AgentBones } from '../AgentBones.tsx';

/** The agent home before its script. */
export default function AgentHomeSkeleton() {
  return (
    <div className="page">
      <AgentBones hero chart lines={2} />
    </div>
  );
}
