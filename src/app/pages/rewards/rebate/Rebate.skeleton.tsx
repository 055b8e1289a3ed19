import './rebate-layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The geometry of the rebate page. */
export function RebateBones() {
  return (
    <>
      <div className="bones" aria-hidden="true">
        <div className="bone reward-hero-bone rebate-hero-bone" />
      </div>
      <LineBones count={4} />
    </>
  );
}

/** The rebate before its script. */
export default function RebateSkeleton() {
  return (
    <div className="page">
      <RebateBones />
    </div>
  );
}
