import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** Deposit before its script. */
export default function DepositSkeleton() {
  return (
    <div className="money-page">
      <LineBones count={6} />
    </div>
  );
}
