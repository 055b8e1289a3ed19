import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './voucher-layout.css';

/** The vouchers before their script. */
export default function VouchersSkeleton() {
  return (
    <div className="page" aria-hidden="true">
      <div className="bones">
        <div className={`bone ${styles.rewardHeroBone} ${styles.voucherHero}`} />
      </div>
      <LineBones count={3} />
    </div>
  );
}
