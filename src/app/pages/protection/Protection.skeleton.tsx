import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** Player protection before its script. */
export default function ProtectionSkeleton() {
  return (
    <div className="protect-page">
      <LineBones count={8} />
    </div>
  );
}
