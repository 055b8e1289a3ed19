import { getBonusWallet, getMerchantWallet } from '../../../contract/calls/wallet.ts';
import type { BonusWallet, VendorBalance } from '../../../contract/schemas/wallet.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** The name of the main wallet in a transfer (SPEC 7.4). */
export const MAIN = 'MAIN';

/** What is kept at vendors (merchant wallet of SPEC 7.1). */
export const vendorWallets: Resource<VendorBalance[]> = resource('wallet.vendors', () => send(getMerchantWallet, {}));

/** Bonus money that is still to be freed (SPEC 7.4). */
export const bonusWallet: Resource<BonusWallet> = resource('wallet.bonus', () => send(getBonusWallet, {}));

onSignOut(() => {
  vendorWallets.set(undefined);
  bonusWallet.set(undefined);
});
