import type { TransferForm } from '../../../../contract/schemas/wallet.ts';
import { money } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { currency } from '../../../stores/system/system.ts';
import { transfer } from '../../../stores/wallet/transfer.ts';
import { vendorWallets } from '../../../stores/wallet/vendor-wallets.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { protectionPath } from '../links.ts';

/** Refusals that only this page can meet. */
const OWN: Readonly<Record<string, TextKey>> = {
  'transfer.amount': 'transfer_refused_amount',
  'vendor.maintenance': 'transfer_refused_closed',
};

/** The member's own break refuses the transfer: says which, and opens the page where it was set. */
async function explain(error: NonNullable<typeof transfer.error.value>): Promise<void> {
  const { tellOwnRefusal } = await import('../../../stores/games/play-refusal.ts');
  if (await tellOwnRefusal(error)) go(protectionPath);
}

/** Asks the member once more, moves the money, and tells what went wrong; true once it is under way. Never throws. */
export async function sendTransfer(form: TransferForm, from: string, to: string): Promise<boolean> {
  const amount = money(form.amount, currency.peek());
  const values = { amount, from, to };
  const yes = await ask({
    title: 'transfer_confirm_title',
    text: 'transfer_confirm',
    values,
    submit: 'title_transfer',
    cancel: 'cancel',
  });
  if (!yes) return false;
  await transfer.start(form, true);
  // A lost session has been told already; what was typed is kept for the way back.
  if (!signedIn.peek()) return false;
  if (transfer.current.peek()) return true;
  await tellRefused();
  return false;
}

async function tellRefused(): Promise<void> {
  const error = transfer.error.peek();
  if (error?.value?.closed) return explain(error);
  if (error?.kind !== 'refused') return void showToast('offline', 'transfer_offline', 4);
  showToast('fail', OWN[error.code] ?? errorText(error), 4);
  // The balances on screen are out of date.
  void wallet.load();
  void vendorWallets.load();
}
