import './trial.css';
import { BlockBone, LineBones } from '../../ui/bones/Bones.tsx';

/** Free play before its script. */
export default function TrialSkeleton() {
  return (
    <div className="form">
      <p className="trial-wait" />
      <BlockBone width={328} height={160} />
      <LineBones count={2} />
    </div>
  );
}
