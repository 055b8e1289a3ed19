import type { SignInClaim } from '../../../../contract/schemas/rewards.ts';
import { money } from '../../../i18n/format.ts';
import type { ClaimEnd } from '../../../stores/claim.ts';
import { signInClaim } from '../../../stores/sign-in-calendar.ts';
import { currency } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { tellRefusal } from '../../../features/claims/tell-claim.ts';

const OWN = { 'reward.claimed': 'signIn_done_before', 'promotion.closed': 'signIn_turned' } as const;

/** Tells how a sign-in ended. */
export function tellSignIn(end: ClaimEnd<SignInClaim>): void {
  if (end && 'error' in end) tellRefusal(end.error, OWN, signInClaim.unsettled.peek() !== undefined);
  else if (end) {
    const { amount, points } = end.value;
    showToast('success', 'signIn_done', 3, { amount: money(amount, currency.peek()), points });
  }
}
