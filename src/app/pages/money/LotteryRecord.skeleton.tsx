import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The lottery orders before their script. */
export default function LotteryRecordSkeleton() {
  return (
    <div className="money-page">
      <LineBones count={7} />
    </div>
  );
}
