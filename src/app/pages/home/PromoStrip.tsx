import './Strip.css';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/texts.ts';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { activity, go } from '../../routes/links.ts';
import { stripPromotions } from '../../stores/promotions.ts';
import { BlockBone } from '../../ui/bones/Bones.tsx';
import { giftFill } from '../../ui/icon/shell.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { HomeKit } from './kit.ts';

/** Shape of a promotion's picture in CSS px. */
const PICTURE = { width: 256, height: 144 };

/** The promotions' pictures (SPEC 2.7: the one of sequence 2), each with the way to its details. Without any the strip is hidden. */
export function PromoStrip({ kit: { Head } }: { kit: HomeKit }) {
  const box = useRef<HTMLElement>(null);
  const list = stripPromotions.value.value;
  const failed = !list && stripPromotions.error.value !== undefined;

  useEffect(() => {
    if (!box.current) return;
    return watchVisible(box.current, (near) => near && stripPromotions.want(), lookAhead());
  }, []);

  if (list?.length === 0) return null;
  return (
    <section ref={box} className="home-section">
      <Head
        title={t('promos')}
        icon={giftFill}
        more={failed ? t('retry') : t('more')}
        onMore={failed ? () => void stripPromotions.load() : () => go(activity())}
      />
      <ul className="lobby-strip">
        {!list && !failed && (
          <li className="promo">
            <BlockBone {...PICTURE} />
          </li>
        )}
        {list?.map(({ id, title, image }) => (
          <li key={id} className="promo">
            <Picture src={image} name="" {...PICTURE} />
            <span className="promo-foot">
              <b className="promo-title">{title}</b>
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
        ))}
      </ul>
    </section>
  );
}
