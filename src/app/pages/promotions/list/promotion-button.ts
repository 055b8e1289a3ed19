import type { Announcement, PromotionStatus } from '../../../../contract/schemas/announcements.ts';
import type { PromotionAction, PromotionState } from '../../../../contract/schemas/promotions.ts';
import type { TextKey } from '../../../i18n/texts.ts';

/** The label of each status (SPEC section 3). */
export const LABELS: Readonly<Record<PromotionStatus, TextKey>> = {
  join: 'activity_join',
  claim: 'activity_claim',
  applying: 'activity_applying',
  close: 'activity_close',
  rejected: 'activity_rejected',
  issued: 'activity_issued',
  claimed: 'activity_claimed',
  process: 'activity_process',
  signed: 'activity_signed',
  coming_soon: 'activity_coming_soon',
};

const ACTIONS: Readonly<Record<PromotionAction, TextKey>> = {
  join: 'activity_join',
  deposit: 'activity_deposit',
  apply: 'activity_apply',
  claim: 'activity_claim',
};

/** What the button of a promotion says and does; without `act` it only tells the status. */
export interface FootButton {
  readonly text: TextKey;
  readonly act?: PromotionAction | 'login' | 'open' | 'detail';
}

const DETAIL: FootButton = { text: 'activity_detail', act: 'detail' };

/** A guest logs in for what members can do, and reads the rest. */
export function guestButton({ status, linkedPromotionId }: Announcement): FootButton {
  if (status === 'join') return { text: 'activity_join', act: 'login' };
  if (status === 'claim') return { text: linkedPromotionId ? 'activity_apply' : 'activity_claim', act: 'login' };
  return status ? { text: LABELS[status] } : DETAIL;
}

/** The button of a member: what can be done, else where it takes place, else how it stands. */
export function memberButton({ status, action, link }: PromotionState): FootButton {
  if (action) return { text: ACTIONS[action], act: action };
  const running = !status || status === 'signed' || status === 'process';
  if (link && running) return { text: 'activity_open', act: 'open' };
  return status ? { text: LABELS[status] } : DETAIL;
}
