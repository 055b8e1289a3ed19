import type { Call, None } from '../call.ts';
import type { DayRange, Page, PageQuery } from '../shapes/page.ts';
import type {
  BonusWallet,
  Transaction,
  TransactionCode,
  Transfer,
  TransferForm,
  VendorBalance,
  Wallet,
} from '../shapes/wallet.ts';

/** The member's wallet (getWallet of SPEC 7.1). */
export const getWallet: Call<Wallet> = {
  method: 'GET',
  path: '/wps/wallet',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Balances kept at vendors (merchant wallet of SPEC 7.1). */
export const getMerchantWallet: Call<VendorBalance[]> = {
  method: 'GET',
  path: '/wps/wallet/merchant',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Moves money between the main wallet (`MAIN`) and a vendor's (SPEC 7.4). */
export const transferFunds: Call<{ transactionId: string }, None, TransferForm> = {
  method: 'POST',
  path: '/wps/wallet/transfer',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Collects every vendor balance into the main wallet. */
export const collectFunds: Call<{ collected: string }> = {
  method: 'POST',
  path: '/wps/wallet/collect',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Account record (SPEC 7.4): movements, newest first; `types` `A` asks for an agent's. */
export const getTransactions: Call<Page<Transaction>, PageQuery & DayRange & { code?: string; types?: 'A' }> = {
  method: 'GET',
  path: '/wps/wallet/transactions',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Kinds of movements for the filter. */
export const getTransactionCodes: Call<TransactionCode[], { language: string }> = {
  method: 'GET',
  path: '/wps/wallet/transactionCodes',
  auth: 'member',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Transfers between wallets, newest first (transfer details of SPEC 7.4). */
export const getTransfers: Call<Page<Transfer>, PageQuery & DayRange> = {
  method: 'GET',
  path: '/wps/wallet/transfers',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Bonus money and the turnover that frees it. */
export const getBonusWallet: Call<BonusWallet> = {
  method: 'GET',
  path: '/wps/wallet/bonus',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
