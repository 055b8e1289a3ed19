import './layout.css';
import './bonus-layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The bonuses before their script. */
export default function BonusDetailsSkeleton() {
  return (
    <div className="money-page">
      <div className="bone bonus-bone" />
      <LineBones count={5} />
    </div>
  );
}
