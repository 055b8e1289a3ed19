import './centre-layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The member centre before its script. */
export default function MemberHomeSkeleton() {
  return (
    <div className="page">
      <div className="bones centre-head-bone" aria-hidden="true">
        <div className="bone centre-avatar" />
      </div>
      <div className="bones bone centre-money-bone" aria-hidden="true" />
      <div className="bones bone centre-vip-bone" aria-hidden="true" />
      <LineBones count={4} />
    </div>
  );
}
