import type { Claim } from '../../../../contract/schemas/promotions.ts';
import type { ClaimEnd } from '../../../stores/claim.ts';
import { voucherClaim } from '../../../stores/vouchers.ts';
import { type OwnTexts, tellClaim } from '../../../features/claims/tell-claim.ts';

/** What is wrong with a code. */
export const CODE_FLAWS = {
  'voucher.invalid': 'voucher_invalid',
  'voucher.used': 'voucher_used',
  'voucher.expired': 'voucher_expired',
  'voucher.redeemed': 'voucher_redeemed',
  'voucher.others': 'voucher_others',
} as const satisfies OwnTexts;

/** Tells how the redeeming of a code ended. */
export const tellVoucher = (end: ClaimEnd<Claim>): void => tellClaim(end, voucherClaim, CODE_FLAWS);
