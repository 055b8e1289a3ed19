import './voucher-layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The vouchers before their script. */
export default function VouchersSkeleton() {
  return (
    <div className="page" aria-hidden="true">
      <div className="bones">
        <div className="bone reward-hero-bone voucher-hero" />
      </div>
      <LineBones count={3} />
    </div>
  );
}
