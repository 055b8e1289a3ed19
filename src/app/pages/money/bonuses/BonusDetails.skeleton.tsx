import './BonusDetails.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The bonuses before their script. */
export default function BonusDetailsSkeleton() {
  return (
    <div className="page">
      <div className="bone bonus-bone" />
      <LineBones count={5} />
    </div>
  );
}
