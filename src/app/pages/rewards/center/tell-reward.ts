import type { Claim } from '../../../../contract/schemas/promotions.ts';
import { money } from '../../../i18n/format.ts';
import type { ClaimEnd } from '../../../stores/claim.ts';
import { type ClaimedAll, rewardClaim } from '../../../stores/rewards.ts';
import { currency } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { type OwnTexts, tellClaim, tellRefusal } from '../../../features/claims/tell-claim.ts';

const OWN: OwnTexts = {
  'reward.claimed': 'rewards_paid_before',
  'promotion.closed': 'rewards_over',
  'not.found': 'rewards_over',
};

/** Tells how the claim of a reward ended. */
export const tellReward = (end: ClaimEnd<Claim>): void => tellClaim(end, rewardClaim, OWN);

/** Tells what claiming everything has brought; what stopped it is said only where nothing was paid. */
export function tellAll(ended: ClaimedAll | undefined): void {
  if (!ended) return;
  const { paid, count, refused, stopped } = ended;
  const values = { amount: money(paid, currency.peek()), count: refused };
  if (count === 0 && stopped) tellRefusal(stopped, OWN, rewardClaim.unsettled.peek() !== undefined);
  else if (stopped) showToast('offline', 'rewards_all_stopped', 4, values);
  else if (refused > 0) showToast('info', 'rewards_all_part', 4, values);
  else if (count > 0) showToast('success', 'rewards_all_paid', 4, values);
}
