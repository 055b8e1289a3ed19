import '../../ui/bones/Bones.css';
import './layout.css';
import { HelpBones } from './HelpBones.tsx';

/** The help centre before its script. */
export default function HelpSkeleton() {
  return <HelpBones />;
}
