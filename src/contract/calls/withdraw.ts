import type { Call, None } from '../call.ts';
import type { DayPageQuery, Page } from '../schemas/page.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';
import type {
  Bank,
  BankCard,
  BankCardForm,
  BankCardKey,
  BankCardRemoval,
  Withdrawal,
  WithdrawalKey,
  WithdrawForm,
  WithdrawSettings,
} from '../schemas/withdraw.ts';

/** Banks to choose from for a new card. */
export const getBanks: Call<Bank[], LanguageQuery> = {
  method: 'GET',
  path: '/wps/withdraw/banks',
  auth: 'member',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** The member's bank cards and Pix keys (SPEC 7.1 and 7.4). */
export const getBankCards: Call<BankCard[]> = {
  method: 'GET',
  path: '/wps/member/info/bankCard',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Adds a bank card or Pix key. */
export const addBankCard: Call<BankCard, None, BankCardForm> = {
  method: 'POST',
  path: '/wps/member/info/bankCard',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Chooses the card that a withdrawal offers first. */
export const setDefaultBankCard: Call<None, None, BankCardKey> = {
  method: 'PUT',
  path: '/wps/member/info/bankCard',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Removes a card. */
export const removeBankCard: Call<None, None, BankCardRemoval> = {
  method: 'DELETE',
  path: '/wps/member/info/bankCard',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Limits, fee and wagering still due. */
export const getWithdrawSettings: Call<WithdrawSettings> = {
  method: 'GET',
  path: '/wps/withdraw/settings',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Asks for a withdrawal (SPEC 7.4); the amount is frozen until it is paid or rejected. */
export const createWithdrawal: Call<Withdrawal, None, WithdrawForm> = {
  method: 'POST',
  path: '/wps/withdraw',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** One withdrawal, to learn how it ended. */
export const getWithdrawal: Call<Withdrawal, WithdrawalKey> = {
  method: 'GET',
  path: '/wps/withdraw/detail',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Cancels a withdrawal that is still pending. */
export const cancelWithdrawal: Call<Withdrawal, None, WithdrawalKey> = {
  method: 'POST',
  path: '/wps/withdraw/cancel',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Withdrawals, newest first (SPEC 7.4). */
export const getWithdrawReport: Call<Page<Withdrawal>, DayPageQuery> = {
  method: 'GET',
  path: '/wps/withdraw/report',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
