import './mail-layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** The live rooms before their script. */
export default function LiveRoomsSkeleton() {
  return (
    <div className="mail">
      <LineBones count={7} />
    </div>
  );
}
