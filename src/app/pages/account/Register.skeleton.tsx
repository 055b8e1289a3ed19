import { BlockBone, LineBones } from '../../ui/bones/Bones.tsx';

/** Registration before its script. */
export default function RegisterSkeleton() {
  return (
    <>
      <div className="form-hero">
        <BlockBone width={360} height={120} />
      </div>
      <div className="form">
        <LineBones count={5} />
      </div>
    </>
  );
}
