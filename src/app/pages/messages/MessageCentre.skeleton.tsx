import './mail-layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The message centre before its script. */
export default function MessageCentreSkeleton() {
  return (
    <div className="mail">
      <LineBones count={6} />
    </div>
  );
}
