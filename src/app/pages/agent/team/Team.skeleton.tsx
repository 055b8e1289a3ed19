import './layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The team before its script. */
export default function TeamSkeleton() {
  return (
    <div className="page">
      <div className="bones" aria-hidden="true">
        <div className="bone agent-tools-bone" />
      </div>
      <LineBones count={6} />
    </div>
  );
}
