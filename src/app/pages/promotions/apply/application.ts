import type { Announcement } from '../../../../contract/schemas/announcements.ts';
import { keepTyped } from '../../../device/form-draft.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { activity, go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { applyForm } from '../../../stores/promotions/apply-draft.ts';
import {
  addPicture,
  clearApplied,
  dropApplied,
  type PictureFlaw,
  pictureStrings,
  recallApplied,
} from '../../../stores/promotions/apply-pictures.ts';
import { type ApplyEnd, applyForReward, settleApplication } from '../../../stores/promotions/apply-reward.ts';
import { showToast } from '../../../stores/screen/toasts.ts';

const FLAWS: Record<PictureFlaw, TextKey> = {
  type: 'activity_image_type',
  size: 'activity_apply_remark_limit3',
  count: 'activity_apply_remark_limit4',
  unreadable: 'picture_unreadable',
};

/** Tells what is wrong with a picture: a broken rule for 1.5 s (SPEC section 8), an unreadable file as a failure. */
function tellFlaw(flaw: PictureFlaw): void {
  if (flaw === 'unreadable') showToast('fail', FLAWS[flaw], 3);
  else showToast('info', FLAWS[flaw], 1.5);
}

/** Adds pictures one after the other and tells the first thing that is wrong. */
export async function pick(id: string, files: readonly File[]): Promise<void> {
  let found: PictureFlaw | undefined;
  for (const file of files) {
    const flaw = await addPicture(id, file);
    found = found ?? flaw;
    if (flaw === 'count') break;
  }
  if (found) tellFlaw(found);
}

/** Forgets what was typed and chosen. */
export function clear(id: string): void {
  clearApplied(id);
  keepTyped(applyForm(id), undefined);
}

/** Tells how sending ended; a sent application is cleared and leads back to its promotion. */
function tell(id: string, end: ApplyEnd): void {
  if (end === 'sent') {
    clear(id);
    showToast('success', 'apply_sent', 3);
    go(activity(id), { replace: true });
    return;
  }
  if (!end || end === 'unknown') return;
  const { code, kind, unsettled } = end.error;
  if (kind === 'offline' && globalThis.navigator?.onLine === false) showToast('offline', 'no_internet', 3);
  else if (unsettled) showToast('fail', 'apply_lost', 4);
  else if (code === 'upload.invalid') showToast('info', FLAWS.type, 1.5);
  else if (code === 'promotion.closed' || code === 'not.found') showToast('info', 'apply_over', 3);
  else showToast('fail', errorText(end.error), 3);
}

/** Sends the application with its pictures. */
export async function submit({ id, linkedPromotionId = id }: Announcement, remarks: string): Promise<void> {
  let pictures: string[];
  try {
    pictures = await pictureStrings();
  } catch (thrown) {
    console.warn(thrown);
    return tellFlaw('unreadable');
  }
  tell(id, await applyForReward({ promotionId: id, linkedPromotionId, remarks: remarks.trim(), pictures }));
}

/** Asks how an application ended whose answer was lost. */
export async function check(id: string): Promise<void> {
  const end = await settleApplication(id);
  if (end) tell(id, end);
  else showToast('info', 'apply_lost', 4);
}

/** Takes a chosen picture away. */
export const takeAway = dropApplied;

/** Brings back the pictures that were chosen before a reload. */
export const recall = recallApplied;
