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

/** Tells how the deposit stands, unless it stood so `before`: undefined while its answer was lost. */
export async function tellNews(before: DepositStatus | undefined): Promise<void> {
  const attempt = depositing.current.peek();
  const now = attempt?.value?.status;
  if (!attempt || !now || now === before) return;
  await loadTexts(language(), ['depositState']);
  showToast(KINDS[now], `deposit_${now}`, 8, { amount: money(attempt.form.amount, currency.peek()) });
}
