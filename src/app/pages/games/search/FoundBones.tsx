import { TileBones } from '../../../ui/bones/Bones.tsx';
import styles from './layout.css';

/** Where the games will be that a search finds. */
export function FoundBones() {
  return (
    <div className={styles.findGames}>
      <div className={styles.findHead} />
      <TileBones count={12} />
    </div>
  );
}
