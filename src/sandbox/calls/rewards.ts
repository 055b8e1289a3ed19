import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { getRewardSummarySchema } from '../schemas/rewards.ts';

export const rewardsCalls: readonly DefinedCall[] = [
  defineForMember(getRewardSummarySchema, ({ db, session, now }) => {
    const row = sql<{ count: number }>(
      db,
      `SELECT COUNT(*) AS count FROM rewards
       WHERE member_id = ? AND status = 'claim' AND (expires_at IS NULL OR expires_at > ?)`,
    ).get(session.memberId, now);
    return { unclaimed: row?.count ?? 0 };
  }),
];
