import './layout.css';
import { LineBones } from '../../ui/bones/Bones.tsx';

/** Settings before their script. */
export default function SettingsSkeleton() {
  return (
    <div className="set-page">
      <LineBones count={7} />
    </div>
  );
}
