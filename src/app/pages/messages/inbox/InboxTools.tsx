import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { unreadInbox } from '../../../stores/counters.ts';
import { inbox, readAll } from '../../../stores/inbox.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checks, trash } from '../../../ui/icon/message.ts';
import type { Chosen } from './Inbox.tsx';
import { confirmDelete, telling } from './mail-acts.ts';

interface InboxToolsProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Above the messages: mark all read, and choose several. */
export function InboxTools({ chosen, onChoose }: InboxToolsProps) {
  const rows = inbox.value?.rows ?? [];
  const unread = Math.max(unreadInbox.value, rows.filter(({ read }) => !read).length);
  return (
    <div className="mail-tools">
      <button
        type="button"
        className="btn btn-quiet btn-slim"
        disabled={unread === 0}
        onClick={() => void telling(() => readAll(unread))}
      >
        <Icon path={checks} size="md" />
        <span>{t('inbox_read_all')}</span>
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-slim"
        aria-pressed={chosen !== undefined}
        onClick={() => onChoose(chosen ? undefined : new Set())}
      >
        {t(chosen ? 'cancel' : 'inbox_choose')}
      </button>
    </div>
  );
}

/** Below the messages while some are being chosen: all of those that are here, and Delete. */
export function ChosenBar({ chosen, onDone }: { chosen: ReadonlySet<string>; onDone: () => void }) {
  const count = chosen.size;
  const remove = async () => {
    if (await confirmDelete([...chosen])) onDone();
  };
  return (
    <div className="mail-bar" role="toolbar" aria-label={t('inbox_choose')}>
      <span className="hide-visually" role="status">
        {plural('inbox_chosen', count)}
      </span>
      <button type="button" className="btn btn-hot" disabled={count === 0} onClick={() => void remove()}>
        <Icon path={trash} size="md" />
        <span>{count > 0 ? `${t('inbox_delete')} (${count})` : t('inbox_delete')}</span>
      </button>
    </div>
  );
}
