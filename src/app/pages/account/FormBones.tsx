import './Account.css';
import { BlockBone, LineBones } from '../../ui/bones/Bones.tsx';

/** A form of this area before its script: its banner, and a line for each of the first fields. */
export function FormBones({ count }: { count: number }) {
  return (
    <>
      <div className="form-hero">
        <BlockBone width={360} height={120} />
      </div>
      <div className="form">
        <LineBones count={count} />
      </div>
    </>
  );
}

/** Fields inside a form that are on their way. */
export const FieldBones = ({ count }: { count: number }) => (
  <div className="form-wait">
    <LineBones count={count} />
  </div>
);
