import { settleOverdue } from '../games/overdue.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { betPage, ownBet } from '../rules/bets.ts';
import { netDeposits, profitAndLoss } from '../rules/reports.ts';
import {
  getBetsSchema,
  getNetDepositsSchema,
  getProfitAndLossSchema,
  getThirdPartyRecordSchema,
} from '../schemas/records.ts';

export const recordsCalls: readonly DefinedCall[] = [
  defineForMember(getBetsSchema, ({ db, session, query, now }) => {
    settleOverdue(db, session.memberId, now);
    return betPage(db, session.memberId, query);
  }),
  defineForMember(getThirdPartyRecordSchema, ({ db, session, query }) => {
    const betId = ownBet(db, session.memberId, query.betId, query.vassalage);
    return { url: `/sandbox/elsewhere/${query.vassalage}-${betId}` };
  }),
  defineForMember(getProfitAndLossSchema, ({ db, session, query }) => profitAndLoss(db, session.memberId, query)),
  defineForMember(getNetDepositsSchema, ({ db, session, query }) => netDeposits(db, session.memberId, query)),
];
