import { z } from 'zod';
import * as part from './parts.ts';
import { shapes } from './shapes.ts';

/** Ways to pay in. */
export const kind = z.enum(['gateway', 'pix', 'alipay', 'qq', 'wechat', 'manual']);
/** States of a deposit. */
export const status = z.enum(['pending', 'approved', 'declined', 'expired']);

/** Where a manual transfer goes. */
export const account = z
  .strictObject({
    accountId: part.id,
    bankName: z.string(),
    payeeName: z.string(),
    number: z.string(),
    branch: z.string().exactOptional(),
    reference: z.string(),
  })
  .register(shapes, { id: 'ReceivingAccount' });

/** A deposit as calls of two domains answer it. */
export const deposit = z
  .strictObject({
    depositId: part.id,
    kind,
    methodId: part.id,
    methodName: z.string(),
    amount: part.decimal,
    status,
    createdAt: part.instant,
    expiresAt: part.instant,
    payUrl: part.address.exactOptional(),
    payCode: z.string().max(1024).exactOptional(),
    settledAt: part.instant.exactOptional(),
    reason: z.string().exactOptional(),
    bonus: z
      .strictObject({
        promotionId: part.id,
        title: z.string(),
        amount: part.decimal,
        wagering: part.decimal,
        granted: z.boolean().exactOptional(),
      })
      .exactOptional(),
    account: account.exactOptional(),
  })
  .register(shapes, { id: 'Deposit' });
