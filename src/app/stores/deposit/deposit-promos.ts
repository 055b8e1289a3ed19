import { acceptDepositPromo, getDepositPromos } from '../../../contract/calls/deposit.ts';
import type { DepositPromo } from '../../../contract/schemas/deposit.ts';
import { send } from '../../api/client.ts';
import { asCallError, type CallError } from '../../api/errors.ts';
import { language } from '../../i18n/texts.ts';
import { fromMinor, shareOf, toMinor } from '../../lib/decimal.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

/** Promotions to choose from with the next deposit (SPEC 7.4). */
export const depositPromos: Resource<DepositPromo[]> = followLanguage(
  resource('deposit.promos', () => send(getDepositPromos, { query: { language: language() } })),
);

/** What a promotion adds to a deposit, and what is then to be turned over; decimal strings. Undefined below its minimum. */
export function promoGain(
  { minAmount, rate, maxBonus, wagering }: DepositPromo,
  amount: string | undefined,
): { bonus: string; turnover: string } | undefined {
  const minor = toMinor(amount ?? '');
  if (minor === undefined || minor < (toMinor(minAmount) ?? 0)) return undefined;
  const share = shareOf(minor, rate, Math.floor);
  const bonus = Math.min(share, toMinor(maxBonus) ?? 0);
  return { bonus: fromMinor(bonus), turnover: fromMinor(bonus * wagering) };
}

/**
 * Tells the platform which promotion the next deposit is to come with, so that another phone knows it too; gives why it refused. A lost
 * line is no reason: the deposit itself says which one it is.
 */
export async function choosePromo(promotionId: string | undefined): Promise<CallError | undefined> {
  try {
    await send(acceptDepositPromo, { body: promotionId === undefined ? {} : { promotionId } });
    const known = depositPromos.value.peek();
    depositPromos.set(known?.map((promo) => ({ ...promo, accepted: promo.promotionId === promotionId })));
    return undefined;
  } catch (thrown) {
    const error = asCallError(thrown);
    return error.kind === 'refused' ? error : undefined;
  }
}

onSignOut(() => depositPromos.set(undefined));
