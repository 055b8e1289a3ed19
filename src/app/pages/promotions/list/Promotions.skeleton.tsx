import './promotions-layout.css';
import { times } from '../../../lib/times.ts';
import { ArticleBones } from '../../../ui/article/Article.tsx';
import { BlockBone } from '../../../ui/bones/Bones.tsx';

/** Shape of a promotion's picture in CSS px, as wide as a phone's page. */
export const PICTURE = { width: 336, height: 189 };

/** Where the promotions will be. */
export function PromotionBones() {
  return (
    <div className="promos" aria-hidden="true">
      <div className="promos-menu bones promos-bones">
        {times(4, (index) => (
          <i key={index} className="bone promos-bone" />
        ))}
      </div>
      {times(3, (index) => (
        <div key={index} className="card promos-item">
          <BlockBone {...PICTURE} />
          <div className="promos-bone-foot" />
        </div>
      ))}
    </div>
  );
}

/** The promotions, or one of them, before their script. */
export default function PromotionsSkeleton({ row }: { row: { path: string } }) {
  return row.path === '/m/activityDetail' ? <ArticleBones picture={PICTURE} /> : <PromotionBones />;
}
