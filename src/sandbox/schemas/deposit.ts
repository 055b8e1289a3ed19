import { z } from 'zod';
import {
  acceptDepositPromo,
  createAlipayDeposit,
  createDeposit,
  createManualTransfer,
  createPixDeposit,
  createQqDeposit,
  createWechatDeposit,
  getDeposit,
  getDepositMethods,
  getDepositPromos,
  getDepositRecords,
  getReceivingAccounts,
} from '../../contract/calls/deposit.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const depositMethod = z
  .strictObject({
    methodId: part.id,
    kind: z.enum(['gateway', 'pix', 'alipay', 'qq', 'wechat', 'manual']),
    gateway: z.literal([1, 3]),
    name: z.string(),
    iconUrl: z.string(),
    minAmount: part.decimal,
    maxAmount: part.decimal,
    presets: z.array(part.decimal),
  })
  .register(shapes, { id: 'DepositMethod' });

const depositForm = z
  .strictObject({
    methodId: part.id,
    amount: part.amount,
    backUrl: part.ownPath,
    language: part.language.exactOptional(),
    promotionId: part.id.exactOptional(),
  })
  .register(shapes, { id: 'DepositForm' });

const deposit = z
  .strictObject({
    depositId: part.id,
    methodId: part.id,
    methodName: z.string(),
    amount: part.decimal,
    status: z.enum(['pending', 'approved', 'declined', 'expired']),
    createdAt: part.instant,
    expiresAt: part.instant,
    payUrl: part.address.exactOptional(),
    payCode: z.string().max(1024).exactOptional(),
  })
  .register(shapes, { id: 'Deposit' });

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

export const createPixDepositSchema = schemaOf(createPixDeposit)({ body: depositForm, value: deposit });

export const createAlipayDepositSchema = schemaOf(createAlipayDeposit)({ body: depositForm, value: deposit });

export const createQqDepositSchema = schemaOf(createQqDeposit)({ body: depositForm, value: deposit });

export const createWechatDepositSchema = schemaOf(createWechatDeposit)({ body: depositForm, value: deposit });

export const getReceivingAccountsSchema = schemaOf(getReceivingAccounts)({
  query: z.strictObject({ methodId: part.id }),
  value: z.array(
    z.strictObject({
      accountId: part.id,
      bankName: z.string(),
      payeeName: z.string(),
      number: z.string(),
      branch: z.string().exactOptional(),
      reference: z.string(),
    }),
  ),
});

export const createManualTransferSchema = schemaOf(createManualTransfer)({
  body: z.strictObject({
    methodId: part.id,
    accountId: part.id,
    amount: part.amount,
    payerName: part.text(128),
    proof: part.pictureData.exactOptional(),
    promotionId: part.id.exactOptional(),
  }),
  value: deposit,
});

export const getDepositPromosSchema = schemaOf(getDepositPromos)({
  query: z.strictObject({ language: part.language }),
  value: z.array(
    z.strictObject({
      promotionId: part.id,
      title: z.string(),
      minAmount: part.decimal,
      rate: part.rate,
      maxBonus: part.decimal,
      wagering: part.count,
      accepted: z.boolean(),
    }),
  ),
});

export const acceptDepositPromoSchema = schemaOf(acceptDepositPromo)({
  body: z.strictObject({ promotionId: part.id }),
  value: part.nothing,
});
