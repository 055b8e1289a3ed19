import '../layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The security centre before its script. */
export default function SecuritySkeleton() {
  return (
    <div className="mem-page">
      <LineBones count={7} />
    </div>
  );
}
