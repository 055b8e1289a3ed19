import { LineBones } from '../../ui/bones/Bones.tsx';

/** The security centre on its way: the meter, and its first groups. */
export function SecurityBones() {
  return <LineBones count={7} />;
}
