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
} from '../calls/wallet.ts';
import { dayPageQuery, pageOf } from '../schemas/page.ts';
import {
  bonusWallet,
  collection,
  transactionCode,
  transactionCodeQuery,
  transactionList,
  transactionQuery,
  transfer,
  transferForm,
  vendorBalance,
  wallet,
} from '../schemas/wallet.ts';
import { schemaOf } from './schema.ts';

export const getWalletSchema = schemaOf(getWallet)({ value: wallet });

export const getMerchantWalletSchema = schemaOf(getMerchantWallet)({ value: z.array(vendorBalance) });

export const transferFundsSchema = schemaOf(transferFunds)({ body: transferForm, value: transfer });

export const collectFundsSchema = schemaOf(collectFunds)({ value: collection });

export const getTransactionsSchema = schemaOf(getTransactions)({ query: transactionQuery, value: transactionList });

export const getTransactionCodesSchema = schemaOf(getTransactionCodes)({
  query: transactionCodeQuery,
  value: z.array(transactionCode),
});

export const getTransfersSchema = schemaOf(getTransfers)({ query: dayPageQuery, value: pageOf(transfer) });

export const getBonusWalletSchema = schemaOf(getBonusWallet)({ value: bonusWallet });
