import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The form before its script. */
export default function PaymentPasswordSkeleton() {
  return (
    <div className="mem-page">
      <LineBones count={4} />
    </div>
  );
}
