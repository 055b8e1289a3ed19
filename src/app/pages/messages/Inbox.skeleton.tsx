import './mail-layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The inbox before its script. */
export default function InboxSkeleton() {
  return (
    <div className="mail">
      <LineBones count={7} />
    </div>
  );
}
