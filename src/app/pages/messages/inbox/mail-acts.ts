import { ask } from '../../../stores/dialogs.ts';
import { failureOf } from '../../../stores/error-text.ts';
import { deleteMessages } from '../../../stores/inbox.ts';
import { showToast } from '../../../stores/toasts.ts';

/** Does something to messages and tells what went wrong; true when it was done. */
export async function telling(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (thrown) {
    const { toast, text } = failureOf(thrown);
    showToast(toast, text, 3);
    return false;
  }
}

/** Asks whether messages are to be deleted, and deletes them; true once they are gone. */
export async function confirmDelete(ids: readonly string[]): Promise<boolean> {
  const yes = await ask({
    title: 'inbox_delete_title',
    text: ids.length === 1 ? 'inbox_delete_text' : 'inbox_delete_several',
    values: { count: ids.length },
    submit: 'inbox_delete',
    cancel: 'cancel',
  });
  if (!yes || !(await telling(() => deleteMessages(ids)))) return false;
  showToast('success', 'inbox_deleted', 1.5);
  return true;
}
