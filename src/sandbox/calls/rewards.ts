import { getRewardSummarySchema } from '../../contract/payloads/rewardSummary.ts';
import {
  claimRebateSchema,
  claimRewardSchema,
  getRebateRecordsSchema,
  getRebateSchema,
  getRewardsSchema,
  getSignInCalendarSchema,
  getVouchersSchema,
  redeemVoucherSchema,
  signInSchema,
} from '../../contract/payloads/rewards.ts';
import { type DefinedCall, defineForMember, defineMoney, type MemberVisit } from '../http/define.ts';
import { rewardTasks } from '../rules/promotions.ts';
import { payRebate, rebateFor, rebatePage } from '../rules/rebate.ts';
import { refuse } from '../rules/refusal.ts';
import { claimReward, rewardPage, rewardSummary } from '../rules/rewards.ts';
import { signInCalendar, signInFor } from '../rules/signInCalendar.ts';
import { whitelabelOf } from '../rules/site.ts';
import { checkFeature, checkPromo } from '../rules/switches.ts';
import { checkCode, redeem, vouchersOf } from '../rules/vouchers.ts';

/** Play money earns none that is real. */
function checkReal({ session }: MemberVisit): void {
  if (session.type === 4) refuse('free.reject');
}

export const rewardsCalls: readonly DefinedCall[] = [
  defineForMember(getRewardSummarySchema, ({ db, session, now }) => {
    const on = whitelabelOf(db).features.rewardCenter;
    rewardTasks(db, session.memberId, now);
    return on ? rewardSummary(db, session.memberId, now) : { unclaimed: 0, total: '0.00' };
  }),
  defineForMember(getRewardsSchema, ({ db, session, query, now }) => {
    checkFeature(db, 'rewardCenter');
    rewardTasks(db, session.memberId, now);
    return rewardPage(db, session.memberId, query, now);
  }),
  defineMoney(claimRewardSchema, (visit) => {
    checkReal(visit);
    checkFeature(visit.db, 'rewardCenter');
    return claimReward(visit.db, visit.session.memberId, visit.body.rewardId, visit.now);
  }),
  defineForMember(getSignInCalendarSchema, ({ db, session, now }) => {
    checkPromo(db, 'LOGIN');
    return signInCalendar(db, session.memberId, now);
  }),
  defineMoney(signInSchema, (visit) => {
    checkReal(visit);
    checkPromo(visit.db, 'LOGIN');
    return signInFor(visit.db, visit.session.memberId, visit.body.day, visit.now);
  }),
  defineForMember(getRebateSchema, ({ db, session, query, now }) => {
    checkFeature(db, 'rebate');
    return rebateFor(db, session.memberId, query.language, now);
  }),
  defineMoney(claimRebateSchema, (visit) => {
    checkReal(visit);
    checkFeature(visit.db, 'rebate');
    return payRebate(visit.db, visit.session.memberId, visit.now);
  }),
  defineForMember(getRebateRecordsSchema, ({ db, session, query }) => rebatePage(db, session.memberId, query)),
  defineForMember(getVouchersSchema, ({ db, session, query, now }) => {
    checkFeature(db, 'vouchers');
    return vouchersOf(db, session.memberId, query.language, now);
  }),
  defineMoney(
    redeemVoucherSchema,
    ({ db, session, body, now }) => redeem(db, session.memberId, body.code, now),
    async (visit) => {
      checkReal(visit);
      checkFeature(visit.db, 'vouchers');
      checkCode(visit.db, visit.session.memberId, visit.body.code, visit.now);
    },
  ),
];
