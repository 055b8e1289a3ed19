import { z } from 'zod';
import {
  cancelSubOrder,
  getLotteryOrder,
  getNetDeposits,
  getProfitAndLoss,
  getThirdPartyRecord,
} from '../../contract/calls/records.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

export const orderStatus = z.enum(['open', 'won', 'lost', 'cancelled']);

export const lotteryOrder = z
  .strictObject({
    orderId: part.id,
    gameCode: part.id,
    name: z.string(),
    vendor: z.string(),
    numero: z.string(),
    bets: part.count,
    stake: part.decimal,
    returned: part.decimal,
    payout: part.decimal,
    status: orderStatus,
    placedAt: part.instant,
  })
  .register(shapes, { id: 'LotteryOrder' });

const lotteryOrderDetail = lotteryOrder
  .extend({
    subOrders: z.array(
      z.strictObject({
        subOrderId: part.id,
        play: z.string(),
        numbers: z.array(z.string()),
        stake: part.decimal,
        payout: part.decimal,
        status: orderStatus,
        cancellable: z.boolean(),
      }),
    ),
    numbers: z.array(z.string()),
    closesAt: part.instant,
    drawAt: part.instant,
    asOf: part.instant,
  })
  .register(shapes, { id: 'LotteryOrderDetail' });

const profitSums = {
  stake: part.decimal,
  payout: part.decimal,
  bonus: part.decimal,
  rebate: part.decimal,
  net: part.decimal,
};

export const getLotteryOrderSchema = schemaOf(getLotteryOrder)({
  query: z.strictObject({ orderId: part.id, language: part.language }),
  value: lotteryOrderDetail,
});

export const cancelSubOrderSchema = schemaOf(cancelSubOrder)({
  body: z.strictObject({ orderId: part.id, subOrderId: part.id, language: part.language }),
  value: lotteryOrderDetail,
});

export const getThirdPartyRecordSchema = schemaOf(getThirdPartyRecord)({
  query: z.strictObject({ vassalage: part.id, betId: part.id, language: part.language }),
  value: z.strictObject({ url: part.address }),
});

export const getProfitAndLossSchema = schemaOf(getProfitAndLoss)({
  query: z.strictObject(part.dayRange),
  value: z.strictObject({
    list: z.array(z.strictObject({ ...profitSums, day: part.day })),
    footer: z.strictObject(profitSums),
  }),
});

export const getNetDepositsSchema = schemaOf(getNetDeposits)({
  query: z.strictObject(part.dayRange),
  value: z.strictObject({ deposits: part.decimal, withdrawals: part.decimal, net: part.decimal }),
});
