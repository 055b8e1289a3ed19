import './kyc-layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** Identity verification before its script. */
export default function KycSkeleton() {
  return (
    <div className="kyc-page">
      <LineBones count={7} />
    </div>
  );
}
