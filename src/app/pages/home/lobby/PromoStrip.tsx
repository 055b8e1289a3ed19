import { isOpen } from '../../../features/switches/is-open.ts';
import { t } from '../../../i18n/texts.ts';
import { activity, go } from '../../../routes/links.ts';
import type { StripPromotion } from '../../../stores/promotions/promotions.ts';
import { stripPromotions } from '../../../stores/promotions/promotions.ts';
import { BlockBone } from '../../../ui/bones/Bones.tsx';
import { giftFill } from '../../../ui/icon/shell.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { NearSection } from '../HomeSection.tsx';
import lobbyStyles from './Lobby.css';
import stripStyles from './Strip.css';

/** Shape of a promotion's picture in CSS px. */
const PICTURE = { width: 256, height: 144 };

/** The promotions' pictures (SPEC 2.7: the one of sequence 2), each with the way to its details. Without any, or where the site has none, the strip is hidden. */
export function PromoStrip() {
  if (!isOpen(activity())) return null;
  return (
    <NearSection
      resource={stripPromotions}
      isEmpty={(list) => list.length === 0}
      title={t('promos')}
      icon={giftFill}
      onMore={() => go(activity())}
    >
      {(list) => (
        <ul className={stripStyles.lobbyStrip}>
          {list?.map((promotion) => <Promo key={promotion.id} promotion={promotion} />) ?? (
            <li className={lobbyStyles.promo}>
              <BlockBone {...PICTURE} />
            </li>
          )}
        </ul>
      )}
    </NearSection>
  );
}

function Promo({ promotion: { id, title, image } }: { promotion: StripPromotion }) {
  return (
    <li className={lobbyStyles.promo}>
      <Picture src={image} name="" {...PICTURE} />
      <span className={lobbyStyles.promoFoot}>
        <b className={lobbyStyles.promoStripTitle}>{title}</b>
        <button
          type="button"
          className="btn btn-primary btn-slim"
          aria-label={`${t('details')}: ${title}`}
          onClick={() => go(activity(id))}
        >
          {t('details')}
        </button>
      </span>
    </li>
  );
}
