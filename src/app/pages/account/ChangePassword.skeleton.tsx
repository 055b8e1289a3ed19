import { BlockBone, LineBones } from '../../ui/bones/Bones.tsx';

/** A new password before its script. */
export default function ChangePasswordSkeleton() {
  return (
    <>
      <div className="form-hero">
        <BlockBone width={360} height={120} />
      </div>
      <div className="form">
        <LineBones count={4} />
      </div>
    </>
  );
}
