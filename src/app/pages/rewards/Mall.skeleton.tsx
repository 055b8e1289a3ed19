import '../../ui/bones/Bones.css';
import './layout.css';
import './mall-layout.css';
import { MallBones } from './MallBones.tsx';

/** The mall before its script. */
export default function MallSkeleton() {
  return (
    <div className="reward-page">
      <MallBones />
    </div>
  );
}
