import { type ReadonlySignal, signal } from '@preact/signals';
import { claimReward, getRewardSummary, getRewards } from '../../contract/calls/rewards.ts';
import type { Claim } from '../../contract/shapes/promotions.ts';
import type { Reward, RewardSummary } from '../../contract/shapes/rewards.ts';
import { send } from '../api/client.ts';
import { asCallError, type CallError } from '../api/errors.ts';
import { language } from '../i18n/texts.ts';
import { fromMinor, toMinor } from '../lib/decimal.ts';
import { type ClaimEnd, moneyClaim } from './claim.ts';
import { tellUnclaimed } from './counters.ts';
import { type PagedRecord, pagedRecord } from './paged.ts';
import { type Resource, resource } from './resource.ts';
import { onSignOut } from './session.ts';
import { wallet } from './wallet.ts';

type Status = Reward['status'];

const PAGE = 20;

/** The most rewards that one tap claims: the platform's largest page. */
const ALL = 1000;

/** Rewards of one state. */
export const rewards: PagedRecord<Reward, { status: Status }, undefined> = pagedRecord(
  'rewards',
  async ({ status }, pageNo) => {
    const query = { status, pageNo, pageSize: PAGE, language: language() };
    return { ...(await send(getRewards, { query })), footer: undefined };
  },
);

/** How many rewards wait, and what they come to; the badge of the footer bar hears it too. */
export const rewardSummary: Resource<RewardSummary> = resource('rewards.summary', async () => {
  const summary = await send(getRewardSummary, {});
  tellUnclaimed(summary.unclaimed);
  return summary;
});

const had = signal<ReadonlySet<string>>(new Set(), { name: 'rewards.had' });

/** Rewards that were claimed since the list was asked for. */
export const hadRewards: ReadonlySignal<ReadonlySet<string>> = had;

/** The claim of one reward. */
export const rewardClaim = moneyClaim<{ rewardId: string }, Claim>({
  name: 'reward',
  send: (body, key) => send(claimReward, { body, key }),
});

/** Shows rewards of a state from the first page on. */
export function openRewards(status: Status): void {
  had.value = new Set();
  rewards.open({ status });
}

function noteEnd(rewardId: string, end: ClaimEnd<Claim>): void {
  const gone = end && ('value' in end || end.error.code === 'reward.claimed' || end.error.code === 'promotion.closed');
  if (gone) had.value = new Set([...had.peek(), rewardId]);
}

function recount(): Promise<void> {
  void wallet.load();
  return rewardSummary.load();
}

/** Claims one reward; the badge and the balance follow. */
export async function claimOne(rewardId: string): Promise<ClaimEnd<Claim>> {
  const end = await rewardClaim.claim({ rewardId });
  noteEnd(rewardId, end);
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
  try {
    return await claimInTurn();
  } finally {
    all.value = false;
    void recount();
  }
}

async function claimInTurn(): Promise<ClaimedAll> {
  let paid = 0;
  let count = 0;
  let refused = 0;
  const sum = (stopped?: CallError): ClaimedAll => ({ paid: fromMinor(paid), count, refused, stopped });
  try {
    const query = { status: 'claim', pageNo: 1, pageSize: ALL, language: language() } as const;
    for (const { rewardId } of (await send(getRewards, { query })).list) {
      const end = await rewardClaim.claim({ rewardId });
      noteEnd(rewardId, end);
      if (!end) return sum();
      if ('value' in end) {
        paid += toMinor(end.value.amount) ?? 0;
        count += 1;
        void recount();
      } else if (stops(end.error)) return sum(end.error);
      else refused += 1;
    }
    return sum();
  } catch (thrown) {
    return sum(asCallError(thrown));
  }
}

onSignOut(() => {
  had.value = new Set();
  rewardSummary.set(undefined);
});
