import type { Claim } from '../../../contract/schemas/promotions.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import type { ClaimEnd, ClaimError, MoneyClaim } from '../../stores/data/claim.ts';
import { type CallFailure, errorText } from '../../stores/data/error-text.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { token } from '../../stores/session/session.ts';
import { celebrateMoney } from '../moment/celebrate.ts';

/** Texts for refusals that only one kind of claim can meet. */
export type OwnTexts = Readonly<Partial<Record<CallFailure['code'], TextKey>>>;

/** Says until when the member's own break closes play, and leads to where it was set. */
async function explain(error: ClaimError): Promise<void> {
  const { tellOwnRefusal } = await import('../../stores/games/play-refusal.ts');
  if (await tellOwnRefusal(error)) go('/m/protection');
}

/**
 * Tells why a claim brought nothing. `isOpen` when its answer was lost: then the page itself says so (UnsettledClaim). Where the session
 * has gone meanwhile, that is told, and the claim is asked for after the login.
 */
export function tellRefusal(error: ClaimError, own: OwnTexts, isOpen: boolean): void {
  if (error.value?.closed) void explain(error);
  else if (!(error.unsettled && (isOpen || !token())) && error.kind !== 'session' && error.kind !== 'aborted') {
    showToast(error.kind === 'offline' ? 'offline' : 'fail', own[error.code] ?? errorText(error), 3);
  }
}

/** Tells how a claim ended: what was paid and into which wallet, or why nothing was. `own` are the claim's own refusals. */
export function tellClaim(
  end: ClaimEnd<Pick<Claim, 'amount' | 'bonusId'>>,
  claim: Pick<MoneyClaim<unknown, unknown>, 'unsettled'>,
  own: OwnTexts,
): void {
  if (end && 'error' in end) tellRefusal(end.error, own, claim.unsettled.peek() !== undefined);
  else if (end) {
    const { amount, bonusId } = end.value;
    celebrateMoney(amount, bonusId ? 'claim_locked' : 'claim_paid');
  }
}
