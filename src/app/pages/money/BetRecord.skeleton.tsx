import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The betting record before its script. */
export default function BetRecordSkeleton() {
  return (
    <div className="money-page">
      <LineBones count={7} />
    </div>
  );
}
