import { BlockBone, TileBones } from '../../ui/bones/Bones.tsx';
import styles from './layout.css';

const CHIPS = [1, 2, 3, 4, 5];

/** Home before its script: banner, notice bar, categories and the first section, each where it will stand. */
export default function HomeSkeleton() {
  return (
    <>
      <div className={styles.homeBanner}>
        <BlockBone width={336} height={96} />
      </div>
      <div className={styles.homeNotices}>
        <div className={`bones ${styles.homeNoticesStrip}`}>
          <div className={`bone ${styles.homeNoticesBone}`} />
        </div>
      </div>
      <div className={`bones ${styles.homeCategories} ${styles.homeChips}`}>
        {CHIPS.map((chip) => (
          <i key={chip} className={`bone ${styles.homeChip}`} />
        ))}
      </div>
      <section className={styles.homeSection}>
        <div className={styles.homeHead}>
          <i className={`bone ${styles.homeHeadBone}`} />
        </div>
        <TileBones count={6} />
      </section>
    </>
  );
}
