import type { DepositStatus } from '../../../contract/schemas/deposit.ts';
import { money } from '../../i18n/format.ts';
import { language, loadTexts } from '../../i18n/texts.ts';
import { depositing } from '../../stores/deposit/deposit.ts';
import { showToast, type ToastKind } from '../../stores/screen/toasts.ts';
import { currency } from '../../stores/system/system.ts';

const KINDS: Record<DepositStatus, ToastKind> = {
  pending: 'info',
  approved: 'success',
  declined: 'fail',
  expired: 'fail',
};

/** Asks how a deposit ended whose answer was lost or which was being paid, and tells when there is news. */
export async function tellDeposit(): Promise<void> {
  depositing.restore();
  const before = depositing.current.peek()?.value?.status;
  if (before !== undefined && before !== 'pending') return;
  await depositing.resume();
  const attempt = depositing.current.peek();
  const now = attempt?.value?.status;
  if (!attempt || !now || now === before) return;
  await loadTexts(language(), ['depositState']);
  showToast(KINDS[now], `deposit_${now}`, 8, { amount: money(attempt.form.amount, currency.peek()) });
}
