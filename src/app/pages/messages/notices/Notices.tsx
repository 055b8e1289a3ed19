import './Notices.css';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { Announcements } from '../../../../contract/schemas/announcements.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { go, notice } from '../../../routes/links.ts';
import { errorText } from '../../../stores/error-text.ts';
import { noticeList, popularNotices, unreadOf, wantNotices } from '../../../stores/notices.ts';
import type { Resource } from '../../../stores/resource.ts';
import { hasRole } from '../../../stores/roles.ts';
import { session } from '../../../stores/session.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { NoticeBones } from './NoticeBones.tsx';
import { NoticeDetail } from './NoticeDetail.tsx';
import { NoticeRow } from './NoticeRow.tsx';

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
    <div className="notices">
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
      <Content list={list} wished={query.get('i')} />
    </div>
  );
}

function Content({ list, wished }: { list: Resource<Announcements>; wished: string | null }) {
  const all = list.value.value;
  const error = list.error.value;
  if (!all && !error) return <NoticeBones />;
  if (!all && error) {
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('notices_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={() => void list.load()}
        busy={list.busy.value}
      />
    );
  }
  if (!all?.player.length) return <Face kind="empty" title={t('notices_empty')} text={t('notices_empty_text')} />;
  const unread = unreadOf(all);
  return (
    <>
      <p className="notices-count">
        {plural('notices_count', all.player.length)}
        {unread > 0 && <b className="notices-unread">{plural('notices_unread', unread)}</b>}
      </p>
      {all.player.map((one, index) => (
        <NoticeRow key={one.id} list={list} notice={one} wished={wished === String(index)} />
      ))}
    </>
  );
}
