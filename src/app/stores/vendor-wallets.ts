import { collectFunds, getBonusWallet, getMerchantWallet, transferFunds } from '../../contract/calls/wallet.ts';
import type { BonusWallet, Collection, Transfer, TransferForm, VendorBalance } from '../../contract/shapes/wallet.ts';
import { send } from '../api/client.ts';
import { type MoneyAttempt, moneyAttempt } from './attempt.ts';
import { type Resource, resource } from './resource.ts';
import { onSignOut } from './session.ts';
import { wallet } from './wallet.ts';

/** The name of the main wallet in a transfer (SPEC 7.4). */
export const MAIN = 'MAIN';

/** What is kept at vendors (merchant wallet of SPEC 7.1). */
export const vendorWallets: Resource<VendorBalance[]> = resource('wallet.vendors', () => send(getMerchantWallet, {}));

/** Bonus money that is still to be freed (SPEC 7.4). */
export const bonusWallet: Resource<BonusWallet> = resource('wallet.bonus', () => send(getBonusWallet, {}));

function moved(): void {
  void wallet.load();
  void vendorWallets.load();
}

/** Moves money between two wallets. A transfer is made at once: what the platform answered stays as it is. */
export const transfer: MoneyAttempt<TransferForm, Transfer, true> = moneyAttempt({
  name: 'transfer',
  send: (body, _secret, key) => send(transferFunds, { body, key }),
  look: async (made) => made,
  moved,
});

/** Brings everything that vendors keep into the main wallet. */
export const collection: MoneyAttempt<Record<string, never>, Collection, true> = moneyAttempt({
  name: 'collect',
  send: (_form, _secret, key) => send(collectFunds, { key }),
  look: async (made) => made,
  moved,
});

onSignOut(() => {
  vendorWallets.set(undefined);
  bonusWallet.set(undefined);
});
