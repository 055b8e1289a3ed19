import { z } from 'zod';
import {
  exchangeMallItem,
  getMallAccount,
  getMallItems,
  getMallOrders,
  getMallPoints,
} from '../../contract/calls/mall.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const kind = z.enum(['credit', 'goods', 'voucher']);

const receiver = z
  .strictObject({ name: part.text(128), mobileNum: part.mobileNum, address: part.text(256) })
  .register(shapes, { id: 'MallReceiver' });

const order = z
  .strictObject({
    orderId: part.id,
    itemId: part.id,
    kind,
    name: z.string(),
    iconUrl: z.string(),
    quantity: z.int().min(1),
    points: part.count,
    status: z.enum(['pending', 'sent', 'done', 'rejected']),
    createdAt: part.instant,
    updatedAt: part.instant,
    receiver: receiver.exactOptional(),
    note: z.string().exactOptional(),
  })
  .register(shapes, { id: 'MallOrder' });

export const getMallAccountSchema = schemaOf(getMallAccount)({
  value: z.strictObject({ points: part.count, pointsPerUnit: z.int().min(1), turnoverPerPoint: part.decimal }),
});

export const getMallItemsSchema = schemaOf(getMallItems)({
  query: z.strictObject({ ...part.pageQuery, language: part.language, kind: kind.exactOptional() }),
  value: part.pageOf(
    z.strictObject({
      itemId: part.id,
      kind,
      name: z.string(),
      about: z.string(),
      iconUrl: z.string(),
      points: z.int().min(1),
      stock: part.count,
      amount: part.decimal.exactOptional(),
      wagering: part.decimal.exactOptional(),
    }),
  ),
});

export const exchangeMallItemSchema = schemaOf(exchangeMallItem)({
  body: z.strictObject({
    itemId: part.id,
    quantity: z.int().min(1).max(100),
    receiver: receiver.exactOptional(),
    language: part.language,
  }),
  value: order,
});

export const getMallOrdersSchema = schemaOf(getMallOrders)({
  query: z.strictObject({ ...part.pageQuery, language: part.language }),
  value: part.pageOf(order),
});

export const getMallPointsSchema = schemaOf(getMallPoints)({
  query: z.strictObject({ ...part.pageQuery, language: part.language }),
  value: part.pageOf(
    z.strictObject({
      entryId: part.id,
      kind: z.enum(['turnover', 'exchange', 'returned', 'signIn', 'bonus']),
      points: z.int(),
      createdAt: part.instant,
      name: z.string().exactOptional(),
    }),
  ),
});
