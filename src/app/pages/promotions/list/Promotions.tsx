import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { Announcement, PromotionCategory } from '../../../../contract/schemas/announcements.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { categoriesOf, promotionList, promotionsOf } from '../../../stores/promotions/promotion-list.ts';
import { promotionStates } from '../../../stores/promotions/promotion-states.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { ClosedFace } from '../ClosedFace.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionDetail } from './PromotionDetail.tsx';
import { useStanding } from './PromotionFoot.tsx';
import styles from './Promotions.css';
import { PromotionBones } from './Promotions.skeleton.tsx';

/** Cards whose picture is on the first screen. */
const FIRST = 2;

/** The promotions, and one of them on a page of its own. Each address has its own instance, so the path cannot change. */
export default function Promotions() {
  const [path] = useState(() => location.pathname);
  return path === '/m/activityDetail' ? <PromotionDetail /> : <PromotionList />;
}

/** Promotions (SPEC 2.10): a menu of categories over cards that open; `id` in the address opens one and goes to it. */
function PromotionList() {
  useEffect(() => promotionList.want(), []);
  useStanding();
  if (signedIn.value && promotionStates.error.value?.code === 'account.excluded') return <ClosedFace />;
  return (
    <Loaded
      resource={promotionList}
      title={t('promotions_failed')}
      bones={<PromotionBones />}
      isEmpty={({ length }) => length === 0}
      empty={<Face kind="empty" title={t('promotions_empty')} text={t('promotions_empty_text')} />}
    >
      {(promotions) => <Categories promotions={promotions} />}
    </Loaded>
  );
}

function Categories({ promotions }: { promotions: readonly Announcement[] }) {
  const linked = new URLSearchParams(useSearch()).get('id');
  const [chosen, setChosen] = useState<PromotionCategory>('all');
  const categories = categoriesOf(promotions);
  // The platform may have removed the last promotion of a category meanwhile.
  const category = categories.includes(chosen) ? chosen : 'all';
  const choose = (id: string) => {
    setChosen(id as PromotionCategory);
    scrollTo(0, 0);
  };
  return (
    <div className={styles.promos}>
      <div className={styles.promosMenu}>
        <Tabs
          items={categories.map((id) => ({ id, label: t(`promo_cat_${id}`) }))}
          current={category}
          onPick={choose}
          label={t('promotions_categories')}
        />
      </div>
      {promotionsOf(promotions, category).map((promotion, index) => (
        <PromotionCard
          key={promotion.id}
          promotion={promotion}
          linked={promotion.id === linked}
          first={index < FIRST}
        />
      ))}
    </div>
  );
}
