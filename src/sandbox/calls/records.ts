import { getBetsSchema } from '../../contract/payloads/betRecords.ts';
import { getLotteryOrdersSchema } from '../../contract/payloads/lotteryRecords.ts';
import {
  cancelSubOrderSchema,
  getLotteryOrderSchema,
  getNetDepositsSchema,
  getProfitAndLossSchema,
  getThirdPartyRecordSchema,
} from '../../contract/payloads/records.ts';
import { type DefinedCall, defineForMember, defineMoney } from '../http/define.ts';
import { betPage, ownBet } from '../rules/bets.ts';
import { cancelBet, orderDetail, orderPage } from '../rules/lotteryOrders.ts';
import { netDeposits, profitAndLoss } from '../rules/reports.ts';

export const recordsCalls: readonly DefinedCall[] = [
  defineForMember(getBetsSchema, ({ db, session, query }) => betPage(db, session.memberId, query)),
  defineForMember(getLotteryOrdersSchema, ({ db, session, query }) => orderPage(db, session.memberId, query)),
  defineForMember(getLotteryOrderSchema, ({ db, session, query, now }) =>
    orderDetail(db, session.memberId, query.orderId, query.language, now),
  ),
  defineMoney(cancelSubOrderSchema, ({ db, session, body, now }) => {
    cancelBet(db, session.memberId, body.orderId, body.subOrderId, now);
    return orderDetail(db, session.memberId, body.orderId, body.language, now);
  }),
  defineForMember(getThirdPartyRecordSchema, ({ db, session, query }) => {
    const betId = ownBet(db, session.memberId, query.betId, query.vassalage);
    return { url: `/sandbox/elsewhere/${query.vassalage}-${betId}` };
  }),
  defineForMember(getProfitAndLossSchema, ({ db, session, query }) => profitAndLoss(db, session.memberId, query)),
  defineForMember(getNetDepositsSchema, ({ db, session, query }) => netDeposits(db, session.memberId, query)),
];
