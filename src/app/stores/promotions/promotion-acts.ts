import { claimPromotion, joinPromotion } from '../../../contract/calls/promotions.ts';
import type { Claim, PromotionState } from '../../../contract/schemas/promotions.ts';
import { send } from '../../api/client.ts';
import { asCallError, type CallError } from '../../api/errors.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { refreshCounters } from '../member/refresh-counters.ts';
import { wallet } from '../wallet/wallet.ts';
import { CLAIM, noteBusy, noteLost, promotionBusy, promotionStates, stateOf } from './promotion-states.ts';

function put(state: PromotionState): void {
  const known = promotionStates.value.peek();
  if (known) promotionStates.set(known.map((one) => (one.promotionId === state.promotionId ? state : one)));
}

/**
 * Joins a promotion; gives why it did not work. Joining twice is harmless, so a lost answer is settled by asking how things stand. A second
 * tap while anything is under way does nothing.
 */
export async function join(promotionId: string): Promise<CallError | undefined> {
  if (promotionBusy.peek()) return undefined;
  noteBusy(promotionId);
  try {
    put(await send(joinPromotion, { body: { promotionId } }));
    refreshCounters();
    return undefined;
  } catch (thrown) {
    const error = asCallError(thrown);
    await promotionStates.load();
    const joined = !promotionStates.error.peek() && stateOf(promotionId)?.action !== 'join';
    return error.unsettled && joined ? undefined : error;
  } finally {
    noteBusy(undefined);
  }
}

/** The claim of what a promotion issued: paid once, whatever happens to the line. */
const attempt = moneyClaim<{ promotionId: string }, Claim>({
  name: CLAIM,
  send: (body, key) => send(claimPromotion, { body, key }),
});

async function follow(promotionId: string | undefined, ask: () => Promise<ClaimEnd<Claim>>): Promise<ClaimEnd<Claim>> {
  if (promotionBusy.peek()) return undefined;
  noteBusy(promotionId);
  const end = await ask();
  noteBusy(undefined);
  noteLost(attempt.unsettled.peek()?.promotionId);
  if (!end) return undefined;
  void promotionStates.load();
  void wallet.load();
  refreshCounters();
  return end;
}

/** Claims what a promotion issued. */
export const claim = (promotionId: string): Promise<ClaimEnd<Claim>> =>
  follow(promotionId, () => attempt.claim({ promotionId }));

/** Asks how a claim ended whose answer was lost, also before a reload. */
export const settleClaim = (): Promise<ClaimEnd<Claim>> =>
  follow(attempt.unsettled.peek()?.promotionId, () => attempt.settle());
