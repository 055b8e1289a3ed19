import type { Contract, ContractPayout } from '../../../../contract/schemas/contracts.ts';
import { type OwnTexts, tellRefusal } from '../../../features/claims/tell-claim.ts';
import { contractAnswer, contractPay } from '../../../stores/contracts/contract-info.ts';
import type { ClaimEnd } from '../../../stores/data/claim.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { amount } from '../agent-words.ts';

const GONE: OwnTexts = { 'contract.closed': 'deal_gone', 'not.found': 'deal_gone' };

/** A payout is no request: it has been paid from another phone, or its contract is gone. */
const PAYOUT_GONE: OwnTexts = { 'contract.closed': 'not_found', 'not.found': 'not_found' };

/** Tells how the answer to a request ended. */
export function tellAnswer(end: ClaimEnd<Contract>): void {
  if (end && 'error' in end) tellRefusal(end.error, GONE, contractAnswer.unsettled.peek() !== undefined);
  else if (end) showToast('success', end.value.status === 'rejected' ? 'deal_rejected' : 'deal_signed', 3);
}

/** Tells how a payment ended. */
export function tellPay(end: ClaimEnd<ContractPayout>): void {
  if (end && 'error' in end) tellRefusal(end.error, PAYOUT_GONE, contractPay.unsettled.peek() !== undefined);
  else if (end)
    showToast('success', 'deal_paid', 3, { amount: amount(end.value.amount), name: end.value.userName ?? '' });
}
