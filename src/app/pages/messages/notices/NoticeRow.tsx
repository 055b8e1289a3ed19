import { useEffect, useRef } from 'react';
import type { Announcement, Announcements } from '../../../../contract/schemas/announcements.ts';
import { SiteHtml } from '../../../features/switches/SiteHtml.tsx';
import { t } from '../../../i18n/texts.ts';
import { day } from '../../../i18n/timestamp.ts';
import { bringToTop } from '../../../lib/bring-to-top.ts';
import { spokenIn } from '../../../lib/spoken.ts';
import { go, noticeDetail } from '../../../routes/links.ts';
import { isRead, markRead } from '../../../stores/announcements/notices.ts';
import type { Resource } from '../../../stores/data/resource.ts';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { HtmlOutline } from '../../../ui/html/Html.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import styles from './Notices.css';

interface NoticeRowProps {
  list: Resource<Announcements>;
  notice: Announcement;
  /** The address asks for this one. */
  linked: boolean;
  /** Called when it was opened or closed. */
  onFold: (open: boolean) => void;
}

/** A notice that opens in its place; opening it marks it read. */
export function NoticeRow({ list, notice, linked, onFold }: NoticeRowProps) {
  const { id, title, startDate, content } = notice;
  const box = useRef<HTMLDivElement>(null);
  const read = isRead(notice);

  // What was opened by a tap stays where it is, though the address then asks for it.
  const tapped = useRef(false);
  const fold = (open: boolean) => {
    tapped.current = open && !linked;
    onFold(open);
  };

  useEffect(() => {
    if (linked && !tapped.current && box.current) bringToTop(box.current);
  }, [linked]);

  return (
    <div ref={box}>
      <Fold
        id={`notice-${id}`}
        look={read ? 'card notice' : `card ${styles.notice} ${styles.noticeUnread}`}
        opened={linked}
        onFold={fold}
        head={
          <div className={styles.noticeHead}>
            <h2 className={styles.noticeTitle}>
              {!read && <span className="hide-visually">{t('notice_unread')}: </span>}
              <bdi {...spokenIn()}>{title}</bdi>
            </h2>
            <p className={styles.noticeDay}>{day(startDate)}</p>
          </div>
        }
      >
        {(open) => (
          <>
            {open && !read && <ReadMark onShown={() => markRead(list, notice)} />}
            {open ? <SiteHtml html={content} /> : <HtmlOutline html={content} />}
            <Press className={styles.noticeMore} href={noticeDetail(id)} onPress={() => go(noticeDetail(id))}>
              {t('notice_more')}
            </Press>
          </>
        )}
      </Fold>
    </div>
  );
}

/** Tells once that an unread notice stands open. */
function ReadMark({ onShown }: { onShown: () => void }) {
  const tell = useRef(onShown);
  useEffect(() => tell.current(), []);
  return null;
}
