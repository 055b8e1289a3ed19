import type { Call, None } from '../call.ts';
import type { DayRange } from '../schemas/page.ts';
import type {
  LotteryOrderDetail,
  LotteryOrderKey,
  LotterySubOrderKey,
  NetDeposits,
  ProfitAndLoss,
  ThirdPartyRecord,
  ThirdPartyRecordQuery,
} from '../schemas/records.ts';

/** One order with its sub-orders (SPEC 7.4). */
export const getLotteryOrder: Call<LotteryOrderDetail, LotteryOrderKey> = {
  method: 'GET',
  path: '/wps/report/lotteryOrders/detail',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Cancels a sub-order while its draw takes bets, and gives the stake back (SPEC 7.4). */
export const cancelSubOrder: Call<LotteryOrderDetail, None, LotterySubOrderKey> = {
  method: 'POST',
  path: '/wps/report/lotteryOrders/cancel',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Where the vendor shows a bet (third-party record relay of SPEC 7.4). */
export const getThirdPartyRecord: Call<ThirdPartyRecord, ThirdPartyRecordQuery> = {
  method: 'GET',
  path: '/wps/report/thirdParty',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Profit and loss of the member by day (SPEC 7.4). */
export const getProfitAndLoss: Call<ProfitAndLoss, DayRange> = {
  method: 'GET',
  path: '/wps/report/memberPnl',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};

/** Deposits less withdrawals. */
export const getNetDeposits: Call<NetDeposits, DayRange> = {
  method: 'GET',
  path: '/wps/report/netDeposits',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};
