import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { isOpen } from '../../features/switches/is-open.ts';
import { t } from '../../i18n/texts.ts';
import { go, notice } from '../../routes/links.ts';
import { homeAnnouncements, notices } from '../../stores/announcements/announcements.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { megaphone } from '../../ui/icon/lobby.ts';
import styles from './Home.css';

const Marquee = lazy(async () => ({ default: (await import('./moving.ts')).moving.Marquee }), {
  afterPaint: true,
});

/** The notice bar (SPEC 2.9): the first title stands still until the marquee is here. A tap goes to the notice of that index. */
export function HomeNotices() {
  if (!isOpen(notice())) return null;
  return (
    <div className={styles.homeNotices}>
      <Icon path={megaphone} size="sm" />
      <div className={styles.homeNoticesStrip}>
        <Titles />
      </div>
    </div>
  );
}

function Titles() {
  const list = notices.value;
  if (!list && !homeAnnouncements.error.value) {
    return (
      <div className="bones">
        <div className={`bone ${styles.homeNoticesBone}`} />
      </div>
    );
  }
  const first = list?.[0];
  if (!list || !first) return <p className={`${styles.homeNoticesStill} ellipsis`}>{t('notice_none')}</p>;
  const still = (
    <button type="button" className={`${styles.homeNoticesStill} ellipsis`} onClick={() => go(notice(0))}>
      {first.title}
    </button>
  );
  const props = {
    items: list.map(({ id, title }) => ({ id, text: title })),
    emptyText: t('notice_none'),
    label: t('notice_label'),
    onPick: (index: number) => go(notice(index)),
  };
  return <Part of={Marquee} props={props} bones={still} fallback={still} />;
}
