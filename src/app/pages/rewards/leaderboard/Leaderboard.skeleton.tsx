import './board-layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The geometry of the tournaments before they are known. */
export function LeaderboardBones() {
  return (
    <>
      <div className="bones" aria-hidden="true">
        <div className="bone cup-tabs-bone" />
        <div className="bone cup-hero-bone" />
        <div className="bone cup-views-bone" />
      </div>
      <LineBones count={5} />
    </>
  );
}

/** The tournaments before their script. */
export default function LeaderboardSkeleton() {
  return (
    <div className="page">
      <LeaderboardBones />
    </div>
  );
}
