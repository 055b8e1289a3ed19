import type { Claim } from '../../../../contract/schemas/promotions.ts';
import { type OwnTexts, tellRefusal } from '../../../features/claims/tell-claim.ts';
import { celebrateMoney } from '../../../features/moment/celebrate.ts';
import type { ClaimEnd } from '../../../stores/data/claim.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { claim, join, settleClaim } from '../../../stores/promotions/promotion-acts.ts';
import { promotionLost, stateOf } from '../../../stores/promotions/promotion-states.ts';
import { showToast } from '../../../stores/screen/toasts.ts';

const REFUSALS: OwnTexts = { 'reward.claimed': 'activity_paid_before', 'promotion.closed': 'activity_over' };

/** Tells how a claim ended. The promotion itself says that an answer was lost, until the end is known. */
function tell(end: ClaimEnd<Claim>): void {
  if (!end) return;
  if ('error' in end) {
    tellRefusal(end.error, REFUSALS, promotionLost.peek() !== undefined);
    return;
  }
  const { amount, bonusId } = end.value;
  celebrateMoney(amount, bonusId ? 'activity_paid_bonus' : 'activity_paid');
}

async function joinNow(id: string): Promise<void> {
  const error = await join(id);
  if (error?.code === 'promotion.closed') showToast('info', 'activity_over', 3);
  else if (error) showToast(error.kind === 'offline' ? 'offline' : 'fail', errorText(error), 3);
  else if (stateOf(id)?.action !== 'join') showToast('success', 'activity_joined', 2);
}

/** What the buttons of promotions do on the page itself; each tells how it ended. */
export const acts = {
  join: (id: string): void => void joinNow(id),
  claim: (id: string): void => void claim(id).then(tell),
  settle: (): void => void settleClaim().then(tell),
};
