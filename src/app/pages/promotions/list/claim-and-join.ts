import type { Claim } from '../../../../contract/schemas/promotions.ts';
import { money } from '../../../i18n/format.ts';
import type { ClaimEnd } from '../../../stores/claim.ts';
import { errorText } from '../../../stores/error-text.ts';
import { claim, join, settleClaim } from '../../../stores/promotion-acts.ts';
import { stateOf } from '../../../stores/promotion-states.ts';
import { currency } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';

/** Tells how a claim ended. One whose answer was lost is told where the promotion stands, until it is known. */
function tell(end: ClaimEnd<Claim>): void {
  if (!end) return;
  if ('value' in end) {
    const { amount, bonusId } = end.value;
    const text = bonusId ? 'activity_paid_bonus' : 'activity_paid';
    showToast('success', text, 3, { amount: money(amount, currency.peek()) });
  } else if (end.error.code === 'reward.claimed') showToast('info', 'activity_paid_before', 3);
  else if (end.error.code === 'promotion.closed') showToast('info', 'activity_over', 3);
  else if (end.error.kind === 'offline') showToast('offline', 'no_internet', 3);
  else if (!end.error.unsettled) showToast('fail', errorText(end.error), 3);
}

async function joinNow(id: string): Promise<void> {
  const error = await join(id);
  if (error?.code === 'promotion.closed') showToast('info', 'activity_over', 3);
  else if (error) showToast(error.kind === 'offline' ? 'offline' : 'fail', errorText(error), 3);
  else if (stateOf(id)?.action !== 'join') showToast('success', 'activity_joined', 2);
}

/** What the buttons of promotions do that does not lead elsewhere, and how it ended, told. */
export const acts = {
  join: (id: string): void => void joinNow(id),
  claim: (id: string): void => void claim(id).then(tell),
  settle: (): void => void settleClaim().then(tell),
};
