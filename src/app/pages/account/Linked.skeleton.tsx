import './linked-layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** Linked accounts before their script. */
export default function LinkedSkeleton() {
  return (
    <div className="linked-page">
      <LineBones count={3} />
    </div>
  );
}
