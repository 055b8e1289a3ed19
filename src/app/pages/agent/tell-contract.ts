import type { Contract, ContractPayout } from '../../../contract/schemas/contracts.ts';
import type { TextKey } from '../../i18n/texts.ts';
import type { ClaimEnd } from '../../stores/claim.ts';
import { contractAnswer, contractPay } from '../../stores/contract-info.ts';
import type { CallFailure } from '../../stores/error-text.ts';
import { errorText } from '../../stores/error-text.ts';
import { showToast } from '../../stores/toasts.ts';
import { dealAmount } from './contract-amount.ts';

type Refused = { error: Parameters<typeof errorText>[0] };

/** Tells why nothing came of it; one whose answer was lost is told on the page, until it is known. */
export function tellRefused(
  { error }: Refused,
  own: Readonly<Partial<Record<CallFailure['code'], TextKey>>>,
  open: boolean,
): void {
  if ((error.unsettled && open) || error.kind === 'session' || error.kind === 'aborted') return;
  showToast(error.kind === 'offline' ? 'offline' : 'fail', own[error.code] ?? errorText(error), 3);
}

const GONE = { 'contract.closed': 'deal_gone', 'not.found': 'deal_gone' } as const;

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
  else showToast('success', 'deal_paid', 3, { amount: dealAmount(end.value.amount), name: end.value.userName ?? '' });
}
