import { z } from 'zod';
import {
  collectFunds,
  getBonusWallet,
  getMerchantWallet,
  getTransactionCodes,
  getTransactions,
  getTransfers,
  getWallet,
  transferFunds,
} from '../../contract/calls/wallet.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const transaction = z
  .strictObject({
    transactionId: part.id,
    code: z.string(),
    amount: part.decimal,
    balanceAfter: part.decimal,
    createdAt: part.instant,
    reference: z.string(),
    walletName: z.string().exactOptional(),
  })
  .register(shapes, { id: 'Transaction' });

const transfer = z
  .strictObject({
    transactionId: part.id,
    from: part.id,
    to: part.id,
    fromName: z.string().exactOptional(),
    toName: z.string().exactOptional(),
    amount: part.decimal,
    createdAt: part.instant,
  })
  .register(shapes, { id: 'Transfer' });

export const getWalletSchema = schemaOf(getWallet)({
  value: z.strictObject({
    sumBalance: part.decimal,
    currency: z.string().length(3),
    main: part.decimal,
    frozen: part.decimal,
    wageringDue: part.decimal,
  }),
});

export const getMerchantWalletSchema = schemaOf(getMerchantWallet)({
  value: z.array(
    z.strictObject({
      vassalage: z.string(),
      name: z.string(),
      iconUrl: z.string(),
      balance: part.decimal,
      minTransfer: part.decimal,
      maxTransfer: part.decimal,
      closed: z.boolean(),
    }),
  ),
});

export const transferFundsSchema = schemaOf(transferFunds)({
  body: z.strictObject({ from: part.id, to: part.id, amount: part.amount }),
  value: transfer,
});

export const collectFundsSchema = schemaOf(collectFunds)({
  value: z.strictObject({ collected: part.decimal, closed: z.array(z.string()) }),
});

export const getTransactionsSchema = schemaOf(getTransactions)({
  query: z.strictObject({
    ...part.pageQuery,
    ...part.dayRange,
    code: part.id.exactOptional(),
    types: z.literal('A').exactOptional(),
  }),
  value: part.pageOf(transaction).extend({
    footer: z.strictObject({ count: part.count, income: part.decimal, expense: part.decimal }),
  }),
});

export const getTransactionCodesSchema = schemaOf(getTransactionCodes)({
  query: z.strictObject({ language: part.language, types: z.literal('A').exactOptional() }),
  value: z.array(z.strictObject({ code: z.string(), name: z.string() })),
});

export const getTransfersSchema = schemaOf(getTransfers)({
  query: z.strictObject({ ...part.pageQuery, ...part.dayRange }),
  value: part.pageOf(transfer),
});

export const getBonusWalletSchema = schemaOf(getBonusWallet)({
  value: z.strictObject({ balance: part.decimal, wagering: part.decimal, turnover: part.decimal }),
});
