import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The account record before its script. */
export default function AccountRecordSkeleton() {
  return (
    <div className="money-page">
      <LineBones count={7} />
    </div>
  );
}
