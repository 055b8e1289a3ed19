import '../layout.css';
import { BlockBone, LineBones } from '../../../ui/bones/Bones.tsx';

/** The account while it loads: its head and the first rows. */
export function MyAccountBones() {
  return (
    <>
      <BlockBone width={336} height={114} />
      <div className="mem-section">
        <LineBones count={6} />
      </div>
    </>
  );
}
