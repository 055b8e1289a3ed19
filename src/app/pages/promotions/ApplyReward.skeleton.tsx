import './apply-layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The application for a reward before its script. */
export default function ApplyRewardSkeleton() {
  return (
    <div className="apply-page">
      <LineBones count={5} />
    </div>
  );
}
