import { BlockBone, LineBones } from '../../../ui/bones/Bones.tsx';

/** The stage's shape, in CSS px on a phone 360 px wide. */
export const STAGE = { width: 336, height: 189 };

/** A room before it is there. */
export const RoomBones = () => (
  <div className="page">
    <BlockBone {...STAGE} />
    <LineBones count={4} />
  </div>
);
