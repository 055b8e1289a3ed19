import '../../ui/bones/Bones.css';
import './layout.css';
import './rain-layout.css';
import { RainBones } from './RainBones.tsx';

/** The rain before its script. */
export default function RedRainSkeleton() {
  return (
    <div className="reward-page">
      <div className="rain-views" />
      <RainBones />
    </div>
  );
}
