import './layout.css';
import { ArticleBones } from '../../ui/article/Article.tsx';
import { PromotionBones } from './PromotionBones.tsx';
import { PICTURE } from './picture.ts';

/** The promotions, or one of them, before their script. */
export default function PromotionsSkeleton({ row }: { row: { path: string } }) {
  return row.path === '/m/activityDetail' ? <ArticleBones picture={PICTURE} /> : <PromotionBones />;
}
