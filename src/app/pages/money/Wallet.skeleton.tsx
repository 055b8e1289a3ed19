import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The page before its script. */
export default function WalletSkeleton() {
  return (
    <div className="money-page">
      <LineBones count={7} />
    </div>
  );
}
