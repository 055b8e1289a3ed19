import './layout.css';
import './board-layout.css';
import { LeaderboardBones } from './LeaderboardBones.tsx';

/** The tournaments before their script. */
export default function LeaderboardSkeleton() {
  return (
    <div className="reward-page">
      <LeaderboardBones />
    </div>
  );
}
