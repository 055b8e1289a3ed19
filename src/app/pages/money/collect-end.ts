import { money } from '../../i18n/format.ts';
import type { CollectEnd } from '../../stores/collect.ts';
import { errorText } from '../../stores/error-text.ts';
import { currency } from '../../stores/system.ts';
import { showToast } from '../../stores/toasts.ts';
import { vendorWallets } from '../../stores/vendor-wallets.ts';

/** Says how a collection ended. One without an answer is told on the page, as it stays. */
export function tellCollected(end: CollectEnd): void {
  if (!end) return;
  if ('error' in end) {
    const { error } = end;
    if (error.unsettled) return;
    const closed = error.code === 'vendor.maintenance';
    showToast('fail', closed ? 'wallet_collect_closed' : errorText(error), 4);
    void vendorWallets.load();
    return;
  }
  const { collected, closed } = end.value;
  if (Number(collected) === 0) return void showToast('info', 'wallet_collect_none', 2);
  const amount = money(collected, currency.peek());
  if (closed.length === 0) showToast('success', 'wallet_collected', 3, { amount });
  else showToast('info', 'wallet_collected_but', 4, { amount, names: closed.join(', ') });
}
