import './layout.css';
import { LineBones } from '../../../ui/bones/Bones.tsx';

/** The search before its script: the field below the bar, and rows. */
export default function SearchSkeleton() {
  return (
    <>
      <div className="find-bar">
        <div className="find-field" />
      </div>
      <div className="find-rows">
        <div className="find-head" />
        <LineBones count={8} />
      </div>
    </>
  );
}
