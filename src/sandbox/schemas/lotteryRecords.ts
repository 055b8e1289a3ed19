import { z } from 'zod';
import { getLotteryOrders } from '../../contract/calls/lotteryRecords.ts';
import { sums } from './betRecords.ts';
import * as part from './parts.ts';
import { lotteryOrder, orderStatus } from './records.ts';
import { schemaOf } from './schema.ts';

export const getLotteryOrdersSchema = schemaOf(getLotteryOrders)({
  query: z.strictObject({
    ...part.pageQuery,
    ...part.dayRange,
    gameCode: part.id.exactOptional(),
    status: orderStatus.exactOptional(),
  }),
  value: part.pageOf(lotteryOrder).extend({ footer: sums }),
});
