import { t } from '../../i18n/texts.ts';
import { go, notice } from '../../routes/links.ts';
import { homeAnnouncements, notices } from '../../stores/announcements.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { megaphone } from '../../ui/icon/paths.ts';
import { Marquee } from '../../ui/marquee/Marquee.tsx';

/** The notice bar (SPEC 2.9): a marquee of titles; a tap goes to the notices with the item's index. */
export function HomeNotices() {
  const list = notices.value;
  const waiting = !list && !homeAnnouncements.error.value;
  return (
    <div className="home-notices">
      <Icon path={megaphone} size="sm" />
      <div className="home-notices-strip">
        {waiting ? (
          <div className="bones">
            <div className="bone home-notices-bone" />
          </div>
        ) : (
          <Marquee
            items={(list ?? []).map(({ id, title }) => ({ id, text: title }))}
            emptyText={t('notice_none')}
            label={t('notice_label')}
            onPick={(index) => go(notice(index))}
          />
        )}
      </div>
    </div>
  );
}
