import { z } from 'zod';
import {
  cancelSubOrder,
  getBets,
  getLotteryOrder,
  getLotteryOrders,
  getNetDeposits,
  getProfitAndLoss,
  getThirdPartyRecord,
} from '../../contract/calls/records.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

export const betStatus = z.enum(['open', 'won', 'lost', 'void']);

export const bet = z
  .strictObject({
    betId: part.id,
    gameId: z.string(),
    gameName: z.string(),
    gameType,
    vassalage: z.string(),
    stake: part.decimal,
    payout: part.decimal,
    status: betStatus,
    placedAt: part.instant,
    orderId: part.id.exactOptional(),
  })
  .register(shapes, { id: 'Bet' });

const sums = z.strictObject({
  count: part.count,
  stake: part.decimal,
  payout: part.decimal,
  net: part.decimal,
});

export const getBetsSchema = schemaOf(getBets)({
  query: z.strictObject({
    ...part.pageQuery,
    ...part.dayRange,
    gameType: gameType.exactOptional(),
    vassalage: part.id.exactOptional(),
    status: betStatus.exactOptional(),
  }),
  value: part.pageOf(bet).extend({ footer: sums }),
});

const orderStatus = z.enum(['open', 'won', 'lost', 'cancelled']);

const lotteryOrder = z
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

export const getLotteryOrdersSchema = schemaOf(getLotteryOrders)({
  query: z.strictObject({
    ...part.pageQuery,
    ...part.dayRange,
    gameCode: part.id.exactOptional(),
    status: orderStatus.exactOptional(),
  }),
  value: part.pageOf(lotteryOrder).extend({ footer: sums }),
});

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
