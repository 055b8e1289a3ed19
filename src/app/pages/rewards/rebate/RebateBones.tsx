import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The geometry of the rebate page. */
export function RebateBones() {
  return (
    <div className="reward-page" aria-hidden="true">
      <div className="bones">
        <div className="bone reward-hero-bone rebate-hero-bone" />
      </div>
      <LineBones count={4} />
    </div>
  );
}
