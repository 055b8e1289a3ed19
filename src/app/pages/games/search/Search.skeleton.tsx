import './layout.css';
import { TileBones } from '../../../ui/bones/Bones.tsx';

/** The search before its script: the field below the bar, and tiles. */
export default function SearchSkeleton() {
  return (
    <>
      <div className="find-bar">
        <div className="find-field" />
      </div>
      <div className="find-games">
        <div className="find-head" />
        <TileBones count={12} />
      </div>
    </>
  );
}
