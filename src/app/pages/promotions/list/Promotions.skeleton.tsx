import { times } from '../../../lib/times.ts';
import { ArticleBones } from '../../../ui/article/Article.tsx';
import { BlockBone } from '../../../ui/bones/Bones.tsx';
import styles from './promotions-layout.css';

/** Shape of a promotion's picture in CSS px, as wide as a phone's page. */
export const PICTURE = { width: 336, height: 189 };

/** Where the promotions will be. */
export function PromotionBones() {
  return (
    <div className={styles.promos} aria-hidden="true">
      <div className={`${styles.promosMenu} bones ${styles.promosBones}`}>
        {times(4, (index) => (
          <i key={index} className={`bone ${styles.promosBone}`} />
        ))}
      </div>
      {times(3, (index) => (
        <div key={index} className={`card ${styles.promosItem}`}>
          <BlockBone {...PICTURE} />
          <div className={styles.promosBoneFoot} />
        </div>
      ))}
    </div>
  );
}

/** The promotions, or one of them, before their script. */
export default function PromotionsSkeleton({ row }: { row: { path: string } }) {
  return row.path === '/m/activityDetail' ? <ArticleBones picture={PICTURE} /> : <PromotionBones />;
}
