import { BlockBone, LineBones } from '../../ui/bones/Bones.tsx';
import styles from './Account.css';

/** A form of this area before its script: its banner, and a line for each of the first fields. */
export function FormBones({ count }: { count: number }) {
  return (
    <>
      <div className={styles.formHero}>
        <BlockBone width={360} height={120} />
      </div>
      <div className={styles.form}>
        <LineBones count={count} />
      </div>
    </>
  );
}

/** Fields inside a form that are on their way. */
export const FieldBones = ({ count }: { count: number }) => (
  <div className={styles.formWait}>
    <LineBones count={count} />
  </div>
);
