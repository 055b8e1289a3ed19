import { useEffect, useRef } from 'react';
import type { Announcement } from '../../../../contract/schemas/announcements.ts';
import { SiteHtml } from '../../../features/switches/SiteHtml.tsx';
import { t } from '../../../i18n/texts.ts';
import { bringToTop } from '../../../lib/bring-to-top.ts';
import { spokenIn } from '../../../lib/spoken.ts';
import { activity, activityDetail, go } from '../../../routes/links.ts';
import { headPicture, periodOf } from '../../../stores/promotions/promotion-list.ts';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { HtmlOutline } from '../../../ui/html/Html.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import { PromotionFoot } from './PromotionFoot.tsx';
import styles from './Promotions.css';
import { PICTURE } from './Promotions.skeleton.tsx';

interface PromotionCardProps {
  promotion: Announcement;
  /** The address asks for this one. */
  linked: boolean;
  /** It stands on the first screen, so its picture loads at once. */
  first: boolean;
}

/** Height in px of the menu that sticks above the cards. */
const MENU = 52;

/** A promotion that opens in its place. */
export function PromotionCard({ promotion, linked, first }: PromotionCardProps) {
  const { id, title, content } = promotion;
  const box = useRef<HTMLDivElement>(null);
  const picture = headPicture(promotion);

  useEffect(() => {
    if (linked && box.current) bringToTop(box.current, MENU);
  }, [linked]);

  return (
    <div ref={box} className={`card ${styles.promosItem}`}>
      <Fold
        id={`promotion-${id}`}
        look="promos-card"
        opened={linked}
        top={picture && <Picture src={picture} name={title} {...PICTURE} eager={first} />}
        head={
          <div className={styles.promosHead}>
            <h2 className={styles.promosTitle} {...spokenIn()}>
              {title}
            </h2>
            <p className={styles.promosWhen}>{periodOf(promotion)}</p>
          </div>
        }
      >
        {(open) => (
          <>
            {open ? <SiteHtml html={content} /> : <HtmlOutline html={content} />}
            <Press className={styles.promosMore} href={activityDetail(id)} onPress={() => go(activityDetail(id))}>
              {t('promo_more')}
            </Press>
          </>
        )}
      </Fold>
      <PromotionFoot promotion={promotion} back={activity(id)} />
    </div>
  );
}
