import { claimVipBonus } from '../../../contract/calls/vip.ts';
import type { Claim } from '../../../contract/schemas/promotions.ts';
import type { VipBonusKind } from '../../../contract/schemas/vip.ts';
import { send } from '../../api/client.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { refreshCounters } from '../member/refresh-counters.ts';
import { wallet } from '../wallet/wallet.ts';
import { vip } from './vip.ts';

/** The claim of a bonus; its key survives reloads and lost answers, so that none is paid twice. */
export const vipClaim = moneyClaim<{ kind: VipBonusKind }, Claim>({
  name: 'vip.claim',
  send: (body, key) => send(claimVipBonus, { body, key }),
});

/** How a claim ended: what it paid, as far as that is known. */
type VipEnd = ClaimEnd<Pick<Claim, 'amount' | 'bonusId'>>;

const offered = (kind: VipBonusKind | undefined) => vip.value.peek()?.bonuses.find((one) => one.kind === kind);

function paid(value: Pick<Claim, 'amount' | 'bonusId'>): VipEnd {
  void wallet.load();
  refreshCounters();
  return { value };
}

/** Asks, and sees by what the platform offers then whether a claim whose answer was lost was paid. */
async function follow(kind: VipBonusKind | undefined, ask: typeof vipClaim.settle): Promise<VipEnd> {
  const before = offered(kind);
  const end = await ask();
  if (!end) return undefined;
  if ('value' in end) {
    void vip.load();
    return paid(end.value);
  }
  await vip.load();
  // What was offered and is offered no more has been paid: the answer was lost, the claim was not.
  const gone = end.error.unsettled && !vip.error.peek() && offered(kind)?.status !== 'claim';
  if (!gone || before?.status !== 'claim') return end;
  vipClaim.close();
  return paid({ amount: before.amount });
}

/** Claims a bonus. */
export const claimVip = (kind: VipBonusKind): Promise<VipEnd> => follow(kind, () => vipClaim.claim({ kind }));

/** Asks for the end of a claim whose answer was lost, also before a reload; nothing is claimed that nobody asked for. */
export const settleVip = (): Promise<VipEnd> => follow(vipClaim.unsettled.peek()?.kind, vipClaim.settle);
