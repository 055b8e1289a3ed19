import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { Announcement } from '../../../../contract/schemas/announcements.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { SiteHtml } from '../../../features/switches/SiteHtml.tsx';
import { t } from '../../../i18n/texts.ts';
import { activity, activityDetail, go } from '../../../routes/links.ts';
import { announcement } from '../../../stores/announcements/notices.ts';
import { headPicture, periodOf, promotionList } from '../../../stores/promotions/promotion-list.ts';
import { promotionStates } from '../../../stores/promotions/promotion-states.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { Article, ArticleBones } from '../../../ui/article/Article.tsx';
import bonesStyles from '../../../ui/article/bones.css';
import { Face } from '../../../ui/face/Face.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { ClosedFace } from '../ClosedFace.tsx';
import { PromotionFoot, useStanding } from './PromotionFoot.tsx';
import { PICTURE } from './Promotions.skeleton.tsx';
import promotionsLayoutStyles from './promotions-layout.css';

/** One promotion on a page of its own. */
export function PromotionDetail() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const listed = promotionList.value.value?.find((one) => one.id === id);
  const resource = announcement(id, listed);
  useEffect(() => {
    if (id) resource.want();
  }, [id, resource]);

  useStanding();

  if (signedIn.value && promotionStates.error.value?.code === 'account.excluded') return <ClosedFace />;
  if (!id || resource.error.value?.code === 'not.found') {
    return <Face kind="empty" title={t('promo_gone')} action={t('promo_all')} onAction={() => go(activity())} />;
  }
  return (
    <Loaded resource={resource} title={t('promo_failed')} bones={<ArticleBones picture={PICTURE} />}>
      {(shown) => <Detail promotion={shown} />}
    </Loaded>
  );
}

function Detail({ promotion }: { promotion: Announcement }) {
  const { id, title, status, content } = promotion;
  const picture = headPicture(promotion);
  return (
    <Article
      title={title}
      when={periodOf(promotion)}
      picture={
        picture && (
          <div className={bonesStyles.articlePicture}>
            <Picture src={picture} name={title} {...PICTURE} eager />
          </div>
        )
      }
    >
      {(signedIn.value || status) && (
        <div className={`card ${promotionsLayoutStyles.promosOwn}`}>
          <PromotionFoot promotion={promotion} back={activityDetail(id)} />
        </div>
      )}
      <SiteHtml html={content} />
    </Article>
  );
}
