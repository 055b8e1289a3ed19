import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './BonusDetails.css';

/** The bonuses before their script. */
export default function BonusDetailsSkeleton() {
  return (
    <div className="page">
      <div className={`bone ${styles.bonusBone}`} />
      <LineBones count={5} />
    </div>
  );
}
