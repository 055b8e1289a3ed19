import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The deposits before their script. */
export default function DepositRecordSkeleton() {
  return (
    <div className="money-page">
      <LineBones count={6} />
    </div>
  );
}
