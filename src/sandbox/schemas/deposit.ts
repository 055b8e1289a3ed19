import { z } from 'zod';
import { createDeposit, getDeposit, getDepositMethods, getDepositRecords } from '../../contract/calls/deposit.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

const depositMethod = z.strictObject({
  methodId: part.id,
  kind: z.enum(['gateway', 'pix', 'alipay', 'qq', 'wechat', 'manual']),
  gateway: z.literal([1, 3]),
  name: z.string(),
  iconUrl: z.string(),
  minAmount: part.decimal,
  maxAmount: part.decimal,
  presets: z.array(part.decimal),
});

export const depositForm = z.strictObject({
  methodId: part.id,
  amount: part.amount,
  backUrl: part.ownPath,
  promotionId: part.id.exactOptional(),
});

export const deposit = z.strictObject({
  depositId: part.id,
  methodId: part.id,
  methodName: z.string(),
  amount: part.decimal,
  status: z.enum(['pending', 'approved', 'declined', 'expired']),
  createdAt: part.instant,
  expiresAt: part.instant,
  payUrl: part.address.exactOptional(),
  payCode: z.string().max(1024).exactOptional(),
});

export const getDepositMethodsSchema = schemaOf(getDepositMethods)({
  query: z.strictObject({ language: part.language }),
  value: z.array(depositMethod),
});

export const createDepositSchema = schemaOf(createDeposit)({ body: depositForm, value: deposit });

export const getDepositSchema = schemaOf(getDeposit)({
  query: z.strictObject({ depositId: part.id }),
  value: deposit,
});

export const getDepositRecordsSchema = schemaOf(getDepositRecords)({
  query: z.strictObject({ ...part.pageQuery, ...part.dayRange }),
  value: part.pageOf(deposit),
});
