import type { Reward, RewardKind } from '../../contract/shapes/rewards.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, defineMoney, type MoneyVisit } from '../http/define.ts';
import { playerAccount, post } from '../rules/ledger.ts';
import { formatMoney, type Minor } from '../rules/money.ts';
import { instantOf, offsetOf, pageCounters } from '../rules/paging.ts';
import { checkOpen } from '../rules/playClosure.ts';
import { refuse } from '../rules/refusal.ts';
import { addWagering, wageringDue } from '../rules/wallet.ts';
import { claimRewardSchema, getRewardSummarySchema, getRewardsSchema } from '../schemas/rewards.ts';

interface RewardRow {
  id: string;
  kind: RewardKind;
  title_pt: string;
  title_en: string;
  amount: Minor;
  /** As of now: what was not claimed in time is closed. */
  state: Reward['status'];
  created_at: number;
  expires_at: number | null;
}

const REWARDS = `SELECT id, kind, title_pt, title_en, amount, created_at, expires_at,
  CASE WHEN status = 'claim' AND expires_at <= ? THEN 'close' ELSE status END AS state
  FROM rewards WHERE member_id = ?`;

function rewardOf(row: RewardRow, language: string): Reward {
  return {
    rewardId: row.id,
    kind: row.kind,
    title: language.startsWith('pt') ? row.title_pt : row.title_en,
    amount: formatMoney(row.amount),
    status: row.state,
    createdAt: instantOf(row.created_at),
    ...(row.expires_at === null ? {} : { expiresAt: instantOf(row.expires_at) }),
  };
}

/** Pays a reward out once and asks for one time its turnover. */
function claim({ db, session: { memberId }, body, now }: MoneyVisit<unknown, { rewardId: string }>) {
  checkOpen(db, memberId, now);
  const reward = sql<RewardRow>(db, `${REWARDS} AND id = ?`).get(now, memberId, body.rewardId) ?? refuse('not.found');
  if (reward.state !== 'claim') refuse('limit.reached');
  const { postingId } = post(db, {
    key: `reward:${reward.id}`,
    kind: 'bonus',
    reference: reward.id,
    at: now,
    lines: [
      { account: 'house:bonus', amount: -reward.amount },
      { account: playerAccount(memberId), amount: reward.amount },
    ],
  });
  addWagering(db, memberId, reward.amount);
  sql(db, "UPDATE rewards SET status = 'claimed' WHERE id = ?").run(reward.id);
  return {
    transactionId: String(postingId),
    amount: formatMoney(reward.amount),
    wageringDue: formatMoney(wageringDue(db, memberId)),
  };
}

export const rewardsCalls: readonly DefinedCall[] = [
  defineForMember(getRewardSummarySchema, ({ db, session, now }) => {
    const rows = sql<RewardRow>(db, REWARDS).all(now, session.memberId);
    return { unclaimed: rows.filter(({ state }) => state === 'claim').length };
  }),
  defineForMember(getRewardsSchema, ({ db, session, query, now }) => {
    const all = sql<RewardRow>(db, `${REWARDS} ORDER BY created_at DESC, id`).all(now, session.memberId);
    const chosen = all.filter(({ state }) => query.status === undefined || state === query.status);
    const first = offsetOf(query);
    const list = chosen.slice(first, first + query.pageSize).map((row) => rewardOf(row, query.language));
    return { list, ...pageCounters(query, chosen.length) };
  }),
  defineMoney(claimRewardSchema, claim),
];
