import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { Announcements } from '../../../../contract/schemas/announcements.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { SiteHtml } from '../../../features/switches/SiteHtml.tsx';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { go, notice } from '../../../routes/links.ts';
import { homeAnnouncements } from '../../../stores/announcements/announcements.ts';
import {
  announcement,
  markRead,
  noticeList,
  popularNotices,
  unreadOf,
  wantNotices,
} from '../../../stores/announcements/notices.ts';
import type { Resource } from '../../../stores/data/resource.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { session } from '../../../stores/session/session.ts';
import { Article, ArticleBones } from '../../../ui/article/Article.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import styles from './Notices.css';
import { NoticeBones } from './Notices.skeleton.tsx';

/** The list of notices, and one of them on a page of its own. Each address has its own instance, so the path cannot change. */
export default function Notices() {
  const [path] = useState(() => location.pathname);
  return path === '/m/noticeDetail' ? <NoticeDetail /> : <NoticeList />;
}

/** Notices (SPEC 2.9): `i` in the address opens one and goes to it; `types=A` shows agents those for them, `show=popular` the most read. */
function NoticeList() {
  const query = new URLSearchParams(useSearch());
  const agents = query.get('types') === 'A' && hasRole('agent');
  const popular = !agents && query.get('show') === 'popular';
  const list = popular ? popularNotices : noticeList(agents);
  const user = session.value?.userName;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member has read other notices
  useEffect(() => wantNotices(list), [list, user]);
  return (
    <div className="page">
      {!agents && (
        <Tabs
          label={t('notices_show')}
          current={popular ? 'popular' : 'all'}
          items={[
            { id: 'all', label: t('notices_all') },
            { id: 'popular', label: t('notices_popular') },
          ]}
          onPick={(id) => go(id === 'popular' ? `${notice()}?show=popular` : notice(), { replace: true })}
        />
      )}
      <Content list={list} linked={query.get('i')} />
    </div>
  );
}

function Content({ list, linked }: { list: Resource<Announcements>; linked: string | null }) {
  return (
    <Loaded
      resource={list}
      title={t('notices_failed')}
      bones={<NoticeBones />}
      isEmpty={({ player }) => player.length === 0}
      empty={<Face kind="empty" title={t('notices_empty')} text={t('notices_empty_text')} />}
    >
      {(all) => (
        <>
          <p className={styles.noticesCount}>
            {plural('notices_count', all.player.length)}
            {unreadOf(all) > 0 && <b className={styles.noticesUnread}>{plural('notices_unread', unreadOf(all))}</b>}
          </p>
          {all.player.map((one, index) => (
            <NoticeRow
              key={one.id}
              list={list}
              notice={one}
              linked={linked === String(index)}
              onFold={(open) => noteOpened(index, open)}
            />
          ))}
        </>
      )}
    </Loaded>
  );
}

/** One notice on a page of its own (SPEC 2.9): title, start date and text. */
function NoticeDetail() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const listed = homeAnnouncements.value.value?.player.find((one) => one.id === id);
  const resource = announcement(id, listed);
  const shown = resource.value.value;

  useEffect(() => {
    if (id) resource.want();
  }, [id, resource]);
  // A layout effect runs even if the reader turns back before the paint.
  useLayoutEffect(() => {
    if (shown) markRead(homeAnnouncements, listed ?? shown);
  }, [shown, listed]);

  if (!id || resource.error.value?.code === 'not.found') {
    return <Face kind="empty" title={t('notice_gone')} action={t('notice_all')} onAction={() => go(notice())} />;
  }
  return (
    <Loaded resource={resource} title={t('notice_failed')} bones={<ArticleBones />}>
      {({ title, startDate, content }) => (
        <Article title={title} when={dateTime(startDate)}>
          <SiteHtml html={content} />
        </Article>
      )}
    </Loaded>
  );
}

/** Keeps in the address, beside what it says already, which notice was opened last: a reload and a link show the same. */
function noteOpened(index: number, open: boolean): void {
  const query = new URLSearchParams(location.search);
  if (!open && query.get('i') !== String(index)) return;
  if (open) query.set('i', String(index));
  else query.delete('i');
  const search = query.toString();
  const address = location.pathname + (search && `?${search}`);
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
}
