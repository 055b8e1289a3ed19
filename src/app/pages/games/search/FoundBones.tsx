import './layout.css';
import { TileBones } from '../../../ui/bones/Bones.tsx';

/** Where the games will be that a search finds. */
export function FoundBones() {
  return (
    <div className="find-games">
      <div className="find-head" />
      <TileBones count={12} />
    </div>
  );
}
