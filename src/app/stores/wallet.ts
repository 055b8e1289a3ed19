import { getWallet } from '../../contract/calls/wallet.ts';
import type { Wallet } from '../../contract/schemas/wallet.ts';
import { send } from '../api/client.ts';
import { masked, money } from '../i18n/format.ts';
import { type Resource, resource } from './resource.ts';
import { onSignOut } from './session.ts';
import { balanceHidden } from './settings.ts';
import { currency } from './system.ts';

/** The wallet of the signed-in member (SPEC section 3). */
export const wallet: Resource<Wallet> = resource('wallet', () => send(getWallet, {}));

/**
 * The balance as text, 2 decimals in the user's way of writing; its digits are asterisks while it is hidden, refreshing or not yet
 * known (SPEC 2.9). Reading it in a component follows all of these.
 */
export function balanceText(): string {
  const known = wallet.value.value;
  const text = money(known?.sumBalance || '0.00', currency.value);
  return balanceHidden.value || wallet.busy.value || !known ? masked(text) : text;
}

onSignOut(() => wallet.set(undefined));
