import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { InboxEntry } from '../../../../contract/schemas/inbox.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { bracketed } from '../../../i18n/brackets.ts';
import { language, t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { inbox, inboxBusy, inboxError, moreInbox, openInbox } from '../../../stores/inbox/inbox.ts';
import { unreadInbox } from '../../../stores/member/counters.ts';
import { session } from '../../../stores/session/session.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Rows } from '../../../ui/rows/Rows.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from '../mail.css';
import { ChosenBar, InboxTools } from './InboxTools.tsx';
import { type Chosen, MessageRow } from './MessageRow.tsx';

/** Height of a message's row in px. */
const ROW = 80;

/** One message; its code comes with the first message that is opened. */
const MessageDetail = lazy(() => import('./MessageDetail.tsx'));

/** The inbox (SPEC 2.1): the list, or the message that `id` in the address names. */
export default function Inbox() {
  const id = new URLSearchParams(useSearch()).get('id');
  return id ? <Part key={id} of={MessageDetail} props={{ id }} bones={<LineBones count={4} />} /> : <InboxList />;
}

function InboxList() {
  const [unread, setUnread] = useState(false);
  const [chosen, choose] = useState<Chosen>();
  const written = language();
  const user = session.value?.userName;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, and for another member, it says something else
  useEffect(() => openInbox(unread), [unread, written, user]);
  const shown = inbox.value;
  const error = inboxError.value;

  const toggle = useCallback(
    (id: string) =>
      choose((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const renderRow = useCallback(
    (entry: InboxEntry) => <MessageRow entry={entry} chosen={chosen} onToggle={toggle} />,
    [chosen, toggle],
  );
  return (
    <div className={chosen ? `page ${styles.mailChoosing}` : 'page'}>
      <ReadTabs
        unread={unread}
        onPick={(next) => {
          setUnread(next);
          choose(undefined);
        }}
      />
      <Rows
        rows={shown?.rows}
        error={error && { text: t(errorText(error)), offline: error.kind === 'offline' }}
        busy={inboxBusy.value}
        rowHeight={ROW}
        renderRow={renderRow}
        label={t('title_inbox')}
        head={<InboxTools chosen={chosen} onChoose={choose} />}
        empty={
          unread
            ? { title: t('inbox_none_unread'), action: t('inbox_see_all'), onAction: () => setUnread(false) }
            : { title: t('inbox_empty'), text: t('inbox_empty_text') }
        }
        failed={t('inbox_failed')}
        retry={t('retry')}
        onRetry={() => openInbox(unread)}
        onMore={shown?.more ? moreInbox : undefined}
      />
      {chosen && <ChosenBar chosen={chosen} onDone={() => choose(undefined)} />}
    </div>
  );
}

/** All messages, or the unread ones with their number. */
function ReadTabs({ unread, onPick }: { unread: boolean; onPick: (unread: boolean) => void }) {
  const count = unreadInbox.value;
  return (
    <Tabs
      label={t('inbox_show')}
      current={unread ? 'unread' : 'all'}
      items={[
        { id: 'all', label: t('inbox_all') },
        { id: 'unread', label: count > 0 ? bracketed(t('inbox_unread'), count) : t('inbox_unread') },
      ]}
      onPick={(next) => onPick(next === 'unread')}
    />
  );
}
