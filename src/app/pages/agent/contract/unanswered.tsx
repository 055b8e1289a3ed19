import { useEffect } from 'react';
import type { Contract, ContractPayout } from '../../../../contract/schemas/contracts.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { contractAnswer, contractPay } from '../../../stores/contracts/contract-info.ts';
import type { ClaimEnd } from '../../../stores/data/claim.ts';
import { type CallFailure, errorText } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { amount } from '../agent-words.ts';

/** Texts of refusals that mean something else here than everywhere. */
type OwnTexts = Readonly<Partial<Record<CallFailure['code'], TextKey>>>;

const GONE: OwnTexts = { 'contract.closed': 'deal_gone', 'not.found': 'deal_gone' };

/** Tells why nothing came of it. While it is `open`, as its answer was lost, `Unanswered` says so on the page instead. */
export function tellRefused({ error }: { error: Parameters<typeof errorText>[0] }, own: OwnTexts, open: boolean): void {
  if ((error.unsettled && open) || error.kind === 'session' || error.kind === 'aborted') return;
  showToast(error.kind === 'offline' ? 'offline' : 'fail', own[error.code] ?? errorText(error), 3);
}

/** Tells how the answer to a request ended. */
export function tellAnswer(end: ClaimEnd<Contract>): void {
  if (!end) return;
  if ('error' in end) tellRefused(end, GONE, contractAnswer.unsettled.peek() !== undefined);
  else showToast('success', end.value.status === 'rejected' ? 'deal_rejected' : 'deal_signed', 3);
}

/** Tells how a payment ended. */
export function tellPay(end: ClaimEnd<ContractPayout>): void {
  if (!end) return;
  if ('error' in end) tellRefused(end, GONE, contractPay.unsettled.peek() !== undefined);
  else showToast('success', 'deal_paid', 3, { amount: amount(end.value.amount), name: end.value.userName ?? '' });
}

/** Asks how something ended whose answer was lost, when the page opens and whenever the line is back, and tells it. */
export function useSettled<Value>(settle: () => Promise<ClaimEnd<Value>>, tell: (end: ClaimEnd<Value>) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the page's own and never change
  useEffect(() => {
    const look = () => void settle().then(tell);
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, []);
}

/** Says that an answer was lost, until its end is known. */
export function Unanswered({ onCheck, busy }: { onCheck: () => void; busy: boolean }) {
  return (
    <div className="card agent-card" role="alert">
      <p>{t('deal_unsettled')}</p>
      <button type="button" className="btn btn-ghost btn-wide" aria-busy={busy} onClick={onCheck}>
        {t('deal_check')}
      </button>
    </div>
  );
}
