import './center-layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The reward centre before its script. */
export default function RewardCenterSkeleton() {
  return (
    <div className="page" aria-hidden="true">
      <div className="bones">
        <div className="bone reward-hero-bone" />
        <div className="bone reward-entries" />
      </div>
      <LineBones count={4} />
    </div>
  );
}
