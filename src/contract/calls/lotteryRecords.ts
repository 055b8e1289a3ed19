import type { Call } from '../call.ts';
import type { LotteryOrderList, LotteryOrderQuery } from '../schemas/records.ts';

/** Lottery orders, newest first (SPEC 7.4). */
export const getLotteryOrders: Call<LotteryOrderList, LotteryOrderQuery> = {
  method: 'GET',
  path: '/wps/report/lotteryOrders',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};
