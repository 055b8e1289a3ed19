import type { Claim } from '../../../../contract/schemas/promotions.ts';
import type { ClaimEnd } from '../../../stores/claim.ts';
import { rebateClaim } from '../../../stores/rebate.ts';
import { tellClaim } from '../../../features/claims/tell-claim.ts';

/** Tells how the claim of the rebate ended. */
export const tellRebate = (end: ClaimEnd<Claim>): void =>
  tellClaim(end, rebateClaim, { 'not.ready': 'rebate_gone', 'promotion.closed': 'rebate_gone' });
