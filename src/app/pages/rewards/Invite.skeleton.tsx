import '../../ui/bones/Bones.css';
import './layout.css';
import './invite-layout.css';
import { InviteBones } from './InviteBones.tsx';

/** The invitation before its script. */
export default function InviteSkeleton() {
  return (
    <div className="reward-page">
      <InviteBones />
    </div>
  );
}
