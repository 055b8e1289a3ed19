import { computed, type ReadonlySignal } from '@preact/signals';
import { claimVipBonus } from '../../../contract/calls/vip.ts';
import type { Claim } from '../../../contract/schemas/promotions.ts';
import type { VipBonusKind } from '../../../contract/schemas/vip.ts';
import { send } from '../../api/client.ts';
import type { CallError } from '../../api/errors.ts';
import { moneyClaim } from '../data/claim.ts';
import { refreshCounters } from '../member/counters.ts';
import { wallet } from '../wallet/wallet.ts';
import { vip } from './vip.ts';

const bonus = moneyClaim<{ kind: VipBonusKind }, Claim>({
  name: 'vip.claim',
  send: (body, key) => send(claimVipBonus, { body, key }),
});

/** The bonus that is being claimed. */
export const vipClaiming: ReadonlySignal<VipBonusKind | undefined> = computed(() => bonus.claiming.value?.kind, {
  name: 'vip.claiming',
});

/** A claim whose answer was lost: nobody knows yet whether it was paid. */
export const vipUnsettled: ReadonlySignal<{ kind: VipBonusKind } | undefined> = bonus.unsettled;

/** How a claim ended: what it paid as a decimal string, or why it did not. Undefined for a tap that had no effect. */
export type ClaimEnd = { paid: string } | { error: CallError } | undefined;

const offered = (kind: VipBonusKind | undefined) => vip.value.peek()?.bonuses.find((one) => one.kind === kind);

function paid(amount: string): ClaimEnd {
  void wallet.load();
  refreshCounters();
  return { paid: amount };
}

/** Asks, and sees by what the platform offers then whether a claim whose answer was lost was paid. */
async function follow(kind: VipBonusKind | undefined, ask: typeof bonus.settle): Promise<ClaimEnd> {
  const before = offered(kind);
  const end = await ask();
  if (!end) return undefined;
  if ('value' in end) {
    void vip.load();
    return paid(end.value.amount);
  }
  await vip.load();
  // What was offered and is offered no more has been paid: the answer was lost, the claim was not.
  const gone = end.error.unsettled && !vip.error.peek() && offered(kind)?.status !== 'claim';
  if (!gone || before?.status !== 'claim') return end;
  bonus.close();
  return paid(before.amount);
}

/** Claims a bonus; the key of a claim survives reloads and lost answers, so that none is paid twice. */
export const claimVip = (kind: VipBonusKind): Promise<ClaimEnd> => follow(kind, () => bonus.claim({ kind }));

/** Asks for the end of a claim whose answer was lost, also before a reload; nothing is claimed that nobody asked for. */
export const settleVip = (): Promise<ClaimEnd> => follow(bonus.unsettled.peek()?.kind, bonus.settle);
