import type { MallOrder } from '../../../../contract/schemas/mall.ts';
import { type OwnTexts, tellRefusal } from '../../../features/claims/tell-claim.ts';
import type { ClaimEnd } from '../../../stores/data/claim.ts';
import { exchangeClaim } from '../../../stores/mall/mall-shop.ts';
import { showToast } from '../../../stores/screen/toasts.ts';

/** Texts for refusals that only the mall can meet. */
const REFUSALS: OwnTexts = {
  'points.insufficient': 'mall_short',
  'limit.reached': 'mall_sold_out_now',
  'promotion.closed': 'mall_closed',
};

/** Tells how an exchange ended that was asked for again. */
export function tellExchange(end: ClaimEnd<MallOrder>): void {
  if (end && 'error' in end) tellRefusal(end.error, REFUSALS, exchangeClaim.unsettled.peek() !== undefined);
  else if (end) showToast('success', 'mall_exchanged', 3, { name: end.value.name });
}
