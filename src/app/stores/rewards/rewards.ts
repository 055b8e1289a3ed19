import { type ReadonlySignal, signal } from '@preact/signals';
import { getRewardSummary } from '../../../contract/calls/rewardSummary.ts';
import { claimReward, getRewards } from '../../../contract/calls/rewards.ts';
import type { Claim } from '../../../contract/schemas/promotions.ts';
import type { Reward, RewardSummary } from '../../../contract/schemas/rewards.ts';
import { send } from '../../api/client.ts';
import type { CallError } from '../../api/errors.ts';
import { language } from '../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../lib/decimal.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { type Resource, resource } from '../data/resource.ts';
import { tellUnclaimed } from '../member/counters.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';
import { wallet } from '../wallet/wallet.ts';

/** The most rewards that are shown, and that one tap claims: the platform's largest page. */
const ALL = 1000;

/** Rewards that wait to be claimed. */
export const openRewards: Resource<Reward[]> = followLanguage(
  resource('rewards.open', async () => {
    const query = { status: 'claim', pageNo: 1, pageSize: ALL, language: language() } as const;
    return (await send(getRewards, { query })).list;
  }),
);

/** How many rewards wait, and what they come to; the badge of the footer bar hears it too. */
export const rewardSummary: Resource<RewardSummary> = resource('rewards.summary', async () => {
  const summary = await send(getRewardSummary, {});
  tellUnclaimed(summary.unclaimed);
  return summary;
});

/** The claim of one reward. */
export const rewardClaim = moneyClaim<{ rewardId: string }, Claim>({
  name: 'reward',
  send: (body, key) => send(claimReward, { body, key }),
});

/** What is paid, or over, is offered no more. */
function takeOut(rewardId: string, end: ClaimEnd<Claim>): void {
  const gone = end && ('value' in end || end.error.code === 'reward.claimed' || end.error.code === 'promotion.closed');
  const known = openRewards.value.peek();
  if (gone && known) openRewards.set(known.filter((one) => one.rewardId !== rewardId));
}

/** Everything that a claim has moved is asked for again: the list, the badge, the balance. */
async function recount(): Promise<void> {
  void wallet.load();
  await Promise.all([openRewards.load(), rewardSummary.load()]);
}

/** Claims one reward; the badge and the balance follow. */
export async function claimOne(rewardId: string): Promise<ClaimEnd<Claim>> {
  const end = await rewardClaim.claim({ rewardId });
  takeOut(rewardId, end);
  if (end) void recount();
  return end;
}

/** Asks how a claim ended whose answer was lost. */
export async function settleReward(): Promise<ClaimEnd<Claim>> {
  const end = await rewardClaim.settle();
  if (end) void recount();
  return end;
}

/** What claiming everything has brought. */
export interface ClaimedAll {
  /** Decimal string. */
  readonly paid: string;
  readonly count: number;
  /** How many the platform has refused; the others are not lost by it. */
  readonly refused: number;
  /** What has stopped it before the end: the line, the session, a break. */
  readonly stopped?: CallError | undefined;
}

const all = signal(false, { name: 'rewards.all' });

/** Everything is being claimed. */
export const claimingAll: ReadonlySignal<boolean> = all;

/** A refusal of this one reward says nothing about the next; whatever else went wrong does. */
const stops = ({ kind, code }: CallError): boolean =>
  kind !== 'refused' || code === 'account.excluded' || code === 'free.reject';

/** Claims everything that waits, one after the other, each under a key of its own; undefined for a second tap. */
export async function claimAll(): Promise<ClaimedAll | undefined> {
  if (all.peek()) return undefined;
  all.value = true;
  await openRewards.load();
  const ended = await claimInTurn(openRewards.value.peek() ?? [], openRewards.error.peek());
  void recount();
  all.value = false;
  return ended;
}

async function claimInTurn(waiting: readonly Reward[], failed: CallError | undefined): Promise<ClaimedAll> {
  let paid = 0;
  let count = 0;
  let refused = 0;
  const sum = (stopped?: CallError): ClaimedAll => ({ paid: fromMinor(paid), count, refused, stopped });
  if (failed) return sum(failed);
  for (const { rewardId } of waiting) {
    const end = await rewardClaim.claim({ rewardId });
    takeOut(rewardId, end);
    if (!end) break;
    if ('value' in end) {
      paid += toMinor(end.value.amount) ?? 0;
      count += 1;
      void rewardSummary.load();
    } else if (stops(end.error)) return sum(end.error);
    else refused += 1;
  }
  return sum();
}

onSignOut(() => {
  openRewards.set(undefined);
  rewardSummary.set(undefined);
});
