import { LineBones } from '../../../ui/bones/Bones.tsx';
import styles from './centre-layout.css';

/** The member centre before its script. */
export default function MemberHomeSkeleton() {
  return (
    <div className="page">
      <div className={`bones ${styles.centreHeadBone}`} aria-hidden="true">
        <div className={`bone ${styles.centreAvatar}`} />
      </div>
      <div className={`bones bone ${styles.centreMoneyBone}`} aria-hidden="true" />
      <div className={`bones bone ${styles.centreVipBone}`} aria-hidden="true" />
      <LineBones count={4} />
    </div>
  );
}
