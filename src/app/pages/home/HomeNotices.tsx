import { t } from '../../i18n/texts.ts';
import { go, notice } from '../../routes/links.ts';
import { homeAnnouncements, notices } from '../../stores/announcements.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { megaphone } from '../../ui/icon/lobby.ts';
import { usePart } from '../../ui/part/use-part.ts';

const marquee = { load: () => import('./NoticeMarquee.tsx'), afterPaint: true };

/** The notice bar (SPEC 2.9). The first title stands still until the marquee's bytes are here, after the first paint. */
export function HomeNotices() {
  const { Part } = usePart(marquee);
  const list = notices.value;
  const waiting = !list && !homeAnnouncements.error.value;
  const first = list?.[0];
  return (
    <div className="home-notices">
      <Icon path={megaphone} size="sm" />
      <div className="home-notices-strip">
        {waiting && (
          <div className="bones">
            <div className="bone home-notices-bone" />
          </div>
        )}
        {!waiting && !first && <p className="home-notices-still ellipsis">{t('notice_none')}</p>}
        {first && !Part && (
          <button type="button" className="home-notices-still ellipsis" onClick={() => go(notice(0))}>
            {first.title}
          </button>
        )}
        {first && Part && <Part />}
      </div>
    </div>
  );
}
