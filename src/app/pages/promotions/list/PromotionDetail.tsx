import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '../../../i18n/texts.ts';
import { activity, activityDetail, go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/error-text.ts';
import { announcement } from '../../../stores/notices.ts';
import { headPicture, promotionList } from '../../../stores/promotion-list.ts';
import { promotionStates } from '../../../stores/promotion-states.ts';
import { signedIn } from '../../../stores/session.ts';
import { Article, ArticleBones } from '../../../ui/article/Article.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Html } from '../../../ui/html/Html.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { ClosedFace } from '../ClosedFace.tsx';
import { PromotionFoot } from './PromotionFoot.tsx';
import { periodOf } from '../period.ts';
import { PICTURE } from './picture.ts';
import { useStates } from './use-states.ts';

/** One promotion on a page of its own. */
export function PromotionDetail() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const listed = promotionList.value.value?.find((one) => one.id === id);
  const resource = announcement(id, listed);
  const shown = resource.value.value;
  const error = resource.error.value;

  useEffect(() => {
    if (id) resource.want();
  }, [id, resource]);

  useStates();

  if (signedIn.value && promotionStates.error.value?.code === 'account.excluded') return <ClosedFace />;
  if (shown) {
    const picture = headPicture(shown);
    return (
      <Article
        title={shown.title}
        when={periodOf(shown)}
        picture={
          picture && (
            <div className="article-picture">
              <Picture src={picture} name={shown.title} {...PICTURE} eager />
            </div>
          )
        }
      >
        {(signedIn.value || shown.status) && (
          <div className="card promos-own">
            <PromotionFoot promotion={shown} back={activityDetail(id)} />
          </div>
        )}
        <Html html={shown.content} onPath={go} />
      </Article>
    );
  }
  if (!id || error?.code === 'not.found') {
    return <Face kind="empty" title={t('promo_gone')} action={t('promo_all')} onAction={() => go(activity())} />;
  }
  if (!error) return <ArticleBones picture={PICTURE} />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('promo_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void resource.load()}
      busy={resource.busy.value}
    />
  );
}
