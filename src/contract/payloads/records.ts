import {
  cancelSubOrder,
  getLotteryOrder,
  getNetDeposits,
  getProfitAndLoss,
  getThirdPartyRecord,
} from '../calls/records.ts';
import { dayRange } from '../schemas/page.ts';
import {
  lotteryOrderDetail,
  lotteryOrderKey,
  lotterySubOrderKey,
  netDeposits,
  profitAndLoss,
  thirdPartyRecord,
  thirdPartyRecordQuery,
} from '../schemas/records.ts';
import { schemaOf } from './schema.ts';

export const getLotteryOrderSchema = schemaOf(getLotteryOrder)({ query: lotteryOrderKey, value: lotteryOrderDetail });

export const cancelSubOrderSchema = schemaOf(cancelSubOrder)({ body: lotterySubOrderKey, value: lotteryOrderDetail });

export const getThirdPartyRecordSchema = schemaOf(getThirdPartyRecord)({
  query: thirdPartyRecordQuery,
  value: thirdPartyRecord,
});

export const getProfitAndLossSchema = schemaOf(getProfitAndLoss)({ query: dayRange, value: profitAndLoss });

export const getNetDepositsSchema = schemaOf(getNetDeposits)({ query: dayRange, value: netDeposits });
