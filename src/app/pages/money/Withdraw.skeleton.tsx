import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** Withdrawal before its script. */
export default function WithdrawSkeleton() {
  return (
    <div className="money-page">
      <LineBones count={6} />
    </div>
  );
}
