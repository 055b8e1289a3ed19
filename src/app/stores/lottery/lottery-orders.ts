import { getLotteryOrders } from '../../../contract/calls/lotteryRecords.ts';
import type { LotteryOrder, LotteryOrderList, LotteryOrderQuery } from '../../../contract/schemas/records.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

/** Orders per page. */
const PAGE_SIZE = 30;

/** What the orders are narrowed by; both days inclusive. */
export type OrderFilter = Pick<LotteryOrderQuery, 'startDate' | 'endDate' | 'status' | 'gameCode'>;

/** The lottery orders (SPEC 7.4), newest first, and the sums over the whole selection. */
export const lotteryOrders: PagedRecord<LotteryOrder, OrderFilter, LotteryOrderList['footer']> = pagedRecord(
  'records.lottery',
  (filter, pageNo, pageSize = PAGE_SIZE) => send(getLotteryOrders, { query: { ...filter, pageNo, pageSize } }),
);
