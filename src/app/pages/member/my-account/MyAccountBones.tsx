import { BlockBone, LineBones } from '../../../ui/bones/Bones.tsx';
import styles from '../layout.css';

/** The account while it loads: its head and the first rows. */
export function MyAccountBones() {
  return (
    <>
      <BlockBone width={336} height={114} />
      <div className={styles.memSection}>
        <LineBones count={6} />
      </div>
    </>
  );
}
