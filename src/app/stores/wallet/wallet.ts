import { getWallet } from '../../../contract/calls/wallet.ts';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { send } from '../../api/client.ts';
import { masked, money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { showToast } from '../screen/toasts.ts';
import { onSignOut } from '../session/session.ts';
import { balanceHidden } from '../settings/settings.ts';
import { currency } from '../system/system.ts';

/** When the platform last gave the balance: hours and minutes of the phone's clock. */
let time = '';

/** The wallet of the signed-in member (SPEC section 3). */
export const wallet: Resource<Wallet> = resource('wallet', async () => {
  const answer = await send(getWallet, {});
  time = new Date().toTimeString().slice(0, 5);
  return answer;
});

/** What is to be said of a balance that could not be asked for again: that it is old, and of when. '' while it is fresh. */
export const staleBalance = (): string => (wallet.value.value && wallet.error.value ? t('balance_old', { time }) : '');

/** Asks for the balance by hand; a failure is told. */
export async function refreshBalance(): Promise<void> {
  await wallet.load();
  if (staleBalance()) showToast('fail', 'balance_old', 3, { time });
}

/** An amount that the member owns, as text; its digits are asterisks while balances are hidden, or while `waits` (SPEC 2.9). */
export function ownMoney(decimal: string, waits = false): string {
  const text = money(decimal, currency.value);
  return balanceHidden.value || waits ? masked(text) : text;
}

/**
 * The balance as text, 2 decimals in the user's way of writing; its digits are asterisks while it is hidden, refreshing or not yet
 * known (SPEC 2.9). Reading it in a component follows all of these.
 */
export function balanceText(): string {
  const known = wallet.value.value;
  return ownMoney(known?.sumBalance || '0.00', wallet.busy.value || !known);
}

onSignOut(() => wallet.set(undefined));
