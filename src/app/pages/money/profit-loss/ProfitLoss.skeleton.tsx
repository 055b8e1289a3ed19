import { LineBones } from '../../../ui/bones/Bones.tsx';
import { ProfitLossBones } from './ProfitLossBones.tsx';

/** Profit and loss before its script. */
export default function ProfitLossSkeleton() {
  return (
    <div className="page">
      <LineBones count={1} />
      <ProfitLossBones />
    </div>
  );
}
