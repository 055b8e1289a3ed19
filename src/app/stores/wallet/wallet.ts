import { getWallet } from '../../../contract/calls/wallet.ts';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { send } from '../../api/client.ts';
import { masked, money } from '../../i18n/format.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { balanceHidden } from '../settings/settings.ts';
import { currency } from '../system/system.ts';

/** The wallet of the signed-in member (SPEC section 3). */
export const wallet: Resource<Wallet> = resource('wallet', () => send(getWallet, {}));

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
