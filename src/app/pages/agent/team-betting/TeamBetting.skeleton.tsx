import { AgentBones } from '../AgentBones.tsx';

/** The team's bets before its script. */
export default function TeamBettingSkeleton() {
  return (
    <div className="page">
      <AgentBones hero lines={5} />
    </div>
  );
}
