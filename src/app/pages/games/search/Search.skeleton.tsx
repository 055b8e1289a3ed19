import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './layout.css';

/** The search before its script: the field below the bar, and rows. */
export default function SearchSkeleton() {
  return (
    <>
      <div className={styles.findBar}>
        <div className={styles.findField} />
      </div>
      <div className={styles.findRows}>
        <div className={styles.findHead} />
        <LineBones count={8} />
      </div>
    </>
  );
}
