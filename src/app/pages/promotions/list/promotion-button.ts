import type { Announcement, PromotionStatus } from '../../../../contract/schemas/announcements.ts';
import type { PromotionAction, PromotionState } from '../../../../contract/schemas/promotions.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { loadPart } from '../../../lib/lazy-part.ts';
import { sitePath } from '../../../lib/site-path.ts';
import { activityDetail, deposit, go, guardOf, login, register } from '../../../routes/links.ts';
import { stateOf } from '../../../stores/promotions/promotion-states.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { hasRole } from '../../../stores/session/roles.ts';

/** The label of each status (SPEC section 3). */
const LABELS: Readonly<Record<PromotionStatus, TextKey>> = {
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

/** The text of a word of the platform's; undefined for one that it has added. */
function textOf<Word extends string>(
  texts: Readonly<Record<Word, TextKey>>,
  word: Word | undefined,
): TextKey | undefined {
  const text = word && texts[word];
  return typeof text === 'string' ? text : undefined;
}

/** The label of a status; undefined for one that the app does not know. */
export const labelOf = (status: PromotionStatus | undefined): TextKey | undefined => textOf(LABELS, status);

/** What the button of a promotion says and does; without `act` it only tells the status. */
export interface FootButton {
  readonly text: TextKey;
  readonly act?: PromotionAction | 'login' | 'register' | 'open' | 'detail';
}

const DETAIL: FootButton = { text: 'activity_detail', act: 'detail' };

/** Names the status; where nothing names it, the details tell more. */
function statusButton(status: PromotionStatus | undefined): FootButton {
  const text = labelOf(status);
  return text ? { text } : DETAIL;
}

/** A guest's button: leads to the login where members can act, else names the status. */
export function guestButton({ status, linkedPromotionId }: Announcement): FootButton {
  if (status === 'join') return { text: 'activity_join', act: 'login' };
  if (status === 'claim') return { text: linkedPromotionId ? 'activity_apply' : 'activity_claim', act: 'login' };
  return statusButton(status);
}

/** Free play makes an account first; undefined for a type that may not. */
function realButton(may: boolean, button: FootButton): FootButton | undefined {
  if (!hasRole('account')) return { text: 'register_now', act: 'register' };
  return may ? button : undefined;
}

/**
 * A member's button: what can be done, else the way to the promotion's page, else its status. Free play is offered an account; there is
 * none for what the account's type may not (SPEC section 6).
 */
export function memberButton({ status, action, link }: PromotionState): FootButton | undefined {
  const doing = textOf(ACTIONS, action);
  if (action && doing) return realButton(hasRole('money'), { text: doing, act: action });
  const running = !status || status === 'signed' || status === 'process';
  if (link && running && isOpen(link)) {
    const guard = guardOf(link);
    const open: FootButton = { text: 'activity_open', act: 'open' };
    return !guard || hasRole(guard) ? open : realButton(false, open);
  }
  return statusButton(status);
}

type Acts = typeof import('./claim-and-join.ts').acts;

/** Claims or joins once the code for it has loaded; a toast says when it cannot be loaded. */
function withActs(act: (acts: Acts) => void): void {
  loadPart(() => import('./claim-and-join.ts')).then(
    ({ acts }) => act(acts),
    (error: unknown) => {
      console.error(error);
      showToast('offline', 'no_internet', 3);
    },
  );
}

/** Asks how a claim ended whose answer was lost. */
export const settle = (): void => withActs((acts) => acts.settle());

/** The address that a button leads to, if it is a link; `back` is where a login returns to. */
export function wayOf(act: FootButton['act'], id: string, back: string): string | undefined {
  if (act === 'login') return login(back);
  if (act === 'register') return register();
  if (act === 'detail') return activityDetail(id);
  if (act === 'open') return sitePath(stateOf(id)?.link);
  if (act === 'apply') return `/m/applyReward?id=${encodeURIComponent(id)}`;
  return act === 'deposit' ? `${deposit}?promotionId=${encodeURIComponent(id)}` : undefined;
}

/** Does what the button of a promotion says. */
export function actOn(act: FootButton['act'], id: string, back: string): void {
  const way = wayOf(act, id, back);
  if (way) go(way);
  else if (act === 'join' || act === 'claim') withActs((acts) => acts[act](id));
}
