import { transferFunds } from '../../../contract/calls/wallet.ts';
import type { Transfer, TransferForm } from '../../../contract/schemas/wallet.ts';
import { send } from '../../api/client.ts';
import { type MoneyAttempt, moneyAttempt } from '../data/attempt.ts';
import { vendorWallets } from './vendor-wallets.ts';
import { wallet } from './wallet.ts';

/**
 * The transfer under way. It is confirmed by nothing but its key: `true` stands for the secret, also after a reload. A transfer is made
 * at once, so what the platform answered stays as it is.
 */
export const transfer: MoneyAttempt<TransferForm, Transfer, true> = moneyAttempt({
  name: 'transfer',
  send: (body, _secret, key) => send(transferFunds, { body, key }),
  look: (made) => Promise.resolve(made),
  moved() {
    void wallet.load();
    void vendorWallets.load();
  },
});
