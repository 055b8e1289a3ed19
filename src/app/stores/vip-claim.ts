import { type ReadonlySignal, signal } from '@preact/signals';
import { claimVipBonus } from '../../contract/calls/vip.ts';
import type { VipBonusKind } from '../../contract/shapes/vip.ts';
import { send } from '../api/client.ts';
import { asCallError, type CallError } from '../api/errors.ts';
import { local, readJson, writeJson } from '../device/storage.ts';
import { randomKey } from '../lib/random-key.ts';
import { refreshCounters } from './counters.ts';
import { onSignOut, session } from './session.ts';
import { vip } from './vip.ts';
import { wallet } from './wallet.ts';

/** A claim from its first tap until its end is known. */
interface Claiming {
  readonly kind: VipBonusKind;
  readonly key: string;
}

const working = signal<VipBonusKind | undefined>(undefined, { name: 'vip.claiming' });
const open = signal<Claiming | undefined>(undefined, { name: 'vip.unsettled' });

/** The bonus that is being claimed. */
export const vipClaiming: ReadonlySignal<VipBonusKind | undefined> = working;

/** A claim whose answer was lost: nobody knows yet whether it was paid. */
export const vipUnsettled: ReadonlySignal<Claiming | undefined> = open;

/** How a claim ended: what it paid as a decimal string, or why it did not. Undefined for a tap that had no effect. */
export type ClaimEnd = { paid: string } | { error: CallError } | undefined;

const bonusOf = (kind: VipBonusKind) => vip.value.peek()?.bonuses.find((bonus) => bonus.kind === kind);

const place = (userName: string): string => `vip.claim.${userName}`;

const isClaiming = (value: unknown): value is Claiming => typeof (value as Partial<Claiming> | null)?.key === 'string';

/**
 * Claims a bonus. The key is stored before the call leaves, so that after a lost answer, even after a reload, the same key is asked
 * again: it can never pay twice. A second tap while the first is on its way does nothing.
 */
export async function claimVip(kind: VipBonusKind): Promise<ClaimEnd> {
  const userName = session.peek()?.userName;
  if (userName === undefined || working.peek()) return undefined;
  const before = readJson(local, place(userName), isClaiming);
  const mine = before?.kind === kind ? before : { kind, key: randomKey() };
  const offered = bonusOf(kind);
  writeJson(local, place(userName), mine);
  working.value = kind;
  try {
    const { amount } = await send(claimVipBonus, { body: { kind }, key: mine.key });
    void vip.load();
    return paid(userName, amount);
  } catch (thrown) {
    const error = asCallError(thrown);
    if (error.unsettled) open.value = session.peek()?.userName === userName ? mine : undefined;
    else settle(userName);
    await vip.load();
    // What was offered and is offered no more has been paid: the answer was lost, the claim was not.
    const gone = error.unsettled && !vip.error.peek() && bonusOf(kind)?.status !== 'claim';
    return gone && offered?.status === 'claim' ? paid(userName, offered.amount) : { error };
  } finally {
    working.value = undefined;
  }
}

function settle(userName: string): void {
  writeJson(local, place(userName), undefined);
  open.value = undefined;
}

function paid(userName: string, amount: string): ClaimEnd {
  settle(userName);
  void wallet.load();
  refreshCounters();
  return { paid: amount };
}

/** Asks for the end of a claim whose answer was lost, also before a reload; nothing is claimed that nobody asked for. */
export async function settleVip(): Promise<ClaimEnd> {
  const userName = session.peek()?.userName;
  const before = userName === undefined ? undefined : readJson(local, place(userName), isClaiming);
  return before && claimVip(before.kind);
}

onSignOut(() => {
  working.value = undefined;
  open.value = undefined;
});
