import { bracketed } from '../../../i18n/brackets.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { deleteMessages, inbox, readAll } from '../../../stores/inbox/inbox.ts';
import { unreadInbox } from '../../../stores/member/counters.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { tellFailure } from '../../../stores/screen/tell-failure.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checks, trash } from '../../../ui/icon/message.ts';
import styles from '../mail.css';
import type { Chosen } from './MessageRow.tsx';

/** Runs something and tells what went wrong; true when it succeeded. */
async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (thrown) {
    tellFailure(thrown);
    return false;
  }
}

/** Asks for confirmation and deletes messages; true once they are gone. */
export async function confirmDelete(ids: readonly string[]): Promise<boolean> {
  const yes = await ask({
    title: 'inbox_delete_title',
    text: ids.length === 1 ? 'inbox_delete_text' : 'inbox_delete_several',
    values: { count: ids.length },
    submit: 'inbox_delete',
    cancel: 'cancel',
  });
  if (!yes || !(await succeeds(() => deleteMessages(ids)))) return false;
  showToast('success', 'inbox_deleted', 1.5);
  return true;
}

interface InboxToolsProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** The tools above the list: mark all read, choose several. */
export function InboxTools({ chosen, onChoose }: InboxToolsProps) {
  const rows = inbox.value?.rows ?? [];
  const unread = Math.max(unreadInbox.value, rows.filter(({ read }) => !read).length);
  return (
    <div className={styles.mailTools}>
      <button
        type="button"
        className="btn btn-quiet btn-slim"
        disabled={unread === 0}
        onClick={() => void succeeds(() => readAll(unread))}
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

/** The bar below the list while messages are being chosen: deletes the chosen ones. */
export function ChosenBar({ chosen, onDone }: { chosen: ReadonlySet<string>; onDone: () => void }) {
  const count = chosen.size;
  const remove = async () => {
    if (await confirmDelete([...chosen])) onDone();
  };
  return (
    <div className={styles.mailBar} role="toolbar" aria-label={t('inbox_choose')}>
      <span className="hide-visually" role="status">
        {plural('inbox_chosen', count)}
      </span>
      <button type="button" className={`btn ${styles.btnHot}`} disabled={count === 0} onClick={() => void remove()}>
        <Icon path={trash} size="md" />
        <span>{count > 0 ? bracketed(t('inbox_delete'), count) : t('inbox_delete')}</span>
      </button>
    </div>
  );
}
