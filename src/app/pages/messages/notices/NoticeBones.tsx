import { LineBones } from '../../../ui/bones/Bones.tsx';

/** Where the notices will be. */
export function NoticeBones() {
  return (
    <>
      <div className="bones notices-count">
        <div className="bone notices-bone" />
      </div>
      <LineBones count={7} />
    </>
  );
}
