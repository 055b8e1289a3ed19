import type { Call, None } from '../call.ts';
import type { Deposit, DepositForm, DepositMethod } from '../shapes/deposit.ts';
import type { Day } from '../shapes/money.ts';
import type { Page, PageQuery } from '../shapes/page.ts';

/** Ways to pay in (banks and gateways of SPEC 7.4). */
export const getDepositMethods: Call<DepositMethod[], { language: string }> = {
  method: 'GET',
  path: '/wps/deposit/banks',
  auth: 'member',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Opens a deposit at a payment gateway (SPEC 7.4). */
export const createDeposit: Call<Deposit, None, DepositForm> = {
  method: 'POST',
  path: '/wps/deposit/paymentGateway',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** One deposit, to learn how it ended. */
export const getDeposit: Call<Deposit, { depositId: string }> = {
  method: 'GET',
  path: '/wps/deposit/detail',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Deposits, newest first. */
export const getDepositRecords: Call<Page<Deposit>, PageQuery & { startDate: Day; endDate: Day }> = {
  method: 'GET',
  path: '/wps/deposit/records',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
