import { signUpRequestReward } from '../../../contract/calls/promotions.ts';
import type { PromotionStatus } from '../../../contract/schemas/announcements.ts';
import { send } from '../../api/client.ts';
import { asCallError, CallError } from '../../api/errors.ts';
import { applyPhase, putPhase } from './apply-draft.ts';
import { promotionStates, stateOf } from './promotion-states.ts';

/** An application: `promotionId` is the announcement's, `linkedPromotionId` what the platform knows it by (SPEC 7.3). */
export interface Application {
  readonly promotionId: string;
  readonly linkedPromotionId: string;
  readonly remarks: string;
  readonly pictures: string[];
}

/** Sent; or nobody knows, as neither the answer came nor the state; or why not. Undefined for a tap while one is under way. */
export type ApplyEnd = 'sent' | 'unknown' | { error: CallError } | undefined;

/** What only a promotion says that has been applied for. */
const APPLIED: readonly (PromotionStatus | undefined)[] = ['applying', 'issued', 'rejected', 'claimed'];

/** Whether the application has arrived, by what the platform says; undefined when it says nothing. */
async function hasArrived(promotionId: string): Promise<boolean | undefined> {
  await promotionStates.load();
  const state = promotionStates.error.peek() ? undefined : stateOf(promotionId);
  return state && APPLIED.includes(state.status);
}

async function settle(promotionId: string, error: CallError): Promise<ApplyEnd> {
  const arrived = await hasArrived(promotionId);
  if (arrived) return 'sent';
  return arrived === undefined ? 'unknown' : { error };
}

/**
 * Applies for a reward. The platform takes one application, so an answer that was lost is settled by asking how things stand: what has
 * arrived is never sent twice, and what has not may be sent again.
 */
export async function applyForReward({
  promotionId,
  linkedPromotionId,
  remarks,
  pictures,
}: Application): Promise<ApplyEnd> {
  if (applyPhase.peek() === 'sending') return undefined;
  if (globalThis.navigator?.onLine === false) return { error: new CallError('offline') };
  putPhase('sending');
  let end: ApplyEnd;
  try {
    await send(signUpRequestReward, { body: { promotionId: linkedPromotionId, pictures, remarks } });
    end = 'sent';
    void promotionStates.load();
  } catch (thrown) {
    const error = asCallError(thrown);
    const known = error.code === 'promotion.applied';
    end = error.unsettled || known ? await settle(promotionId, error) : { error };
  }
  putPhase(end === 'unknown' ? 'unknown' : 'open');
  return end;
}

/** Asks whether an application has arrived whose answer was lost. */
export async function settleApplication(promotionId: string): Promise<ApplyEnd> {
  if (applyPhase.peek() !== 'unknown') return undefined;
  putPhase('sending');
  const arrived = await hasArrived(promotionId);
  putPhase(arrived === undefined ? 'unknown' : 'open');
  if (arrived === undefined) return 'unknown';
  return arrived ? 'sent' : undefined;
}
