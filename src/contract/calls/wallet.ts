import type { Call, None } from '../call.ts';
import type { DayPageQuery, Page } from '../schemas/page.ts';
import type {
  BonusWallet,
  Collection,
  TransactionCode,
  TransactionCodeQuery,
  TransactionList,
  TransactionQuery,
  Transfer,
  TransferForm,
  VendorBalance,
  Wallet,
} from '../schemas/wallet.ts';

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

/** Moves money between the main wallet (`MAIN`) and a vendor's, or between two vendors' (SPEC 7.4). */
export const transferFunds: Call<Transfer, None, TransferForm> = {
  method: 'POST',
  path: '/wps/wallet/transfer',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Collects every vendor balance into the main wallet. */
export const collectFunds: Call<Collection> = {
  method: 'POST',
  path: '/wps/wallet/collect',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/**
 * Account record (SPEC 7.4): movements of the main wallet, newest first, with the sums over the whole selection; `types` `A` narrows it
 * to what an agent earns and hands on, and is refused to others.
 */
export const getTransactions: Call<TransactionList, TransactionQuery> = {
  method: 'GET',
  path: '/wps/wallet/transactions',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Kinds of movements for the filter: those that the member has had. */
export const getTransactionCodes: Call<TransactionCode[], TransactionCodeQuery> = {
  method: 'GET',
  path: '/wps/wallet/transactionCodes',
  auth: 'member',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Transfers between wallets, newest first, a collection as one from each vendor (transfer details of SPEC 7.4). */
export const getTransfers: Call<Page<Transfer>, DayPageQuery> = {
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
