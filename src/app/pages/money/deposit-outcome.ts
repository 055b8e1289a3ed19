import { keepTyped } from '../../device/form-draft.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { depositing } from '../../stores/deposit.ts';
import { depositPromos } from '../../stores/deposit-promos.ts';
import { errorText } from '../../stores/error-text.ts';
import { signedIn } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { DEPOSIT_FORM } from './deposit-rules.ts';

/** Refusals of promotions, which only this page can meet. */
export const PROMO_TEXTS: Readonly<Record<string, TextKey>> = {
  'promotion.closed': 'deposit_promo_closed',
  'promotion.used': 'deposit_promo_used',
  'promotion.minimum': 'deposit_promo_below',
};

/** The member's own limit or break stands in the way: says which, and leads to where it was set. */
async function explain(error: NonNullable<typeof depositing.error.value>): Promise<void> {
  const { tellOwnRefusal } = await import('../../stores/play-refusal.ts');
  if (await tellOwnRefusal(error)) go('/m/protection');
}

/** Says why a deposit was not opened; true when it is under way, or nobody knows. */
export async function tellStart(): Promise<boolean> {
  // Whoever lost the session meanwhile has been told, and comes back to what was typed.
  if (!signedIn.peek()) return false;
  const error = depositing.error.peek();
  if (depositing.current.peek()) {
    keepTyped(DEPOSIT_FORM, undefined);
    return true;
  }
  if (error?.value?.limit || error?.value?.closed) await explain(error);
  else if (error?.kind === 'refused') {
    const promo = PROMO_TEXTS[error.code];
    if (promo) void depositPromos.load();
    showToast('fail', promo ?? errorText(error), 3);
  } else showToast('offline', 'deposit_offline', 4);
  return false;
}
