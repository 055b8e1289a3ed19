import { getLotteryOrders } from '../calls/lotteryRecords.ts';
import { lotteryOrderList, lotteryOrderQuery } from '../schemas/records.ts';
import { schemaOf } from './schema.ts';

export const getLotteryOrdersSchema = schemaOf(getLotteryOrders)({ query: lotteryOrderQuery, value: lotteryOrderList });
