import type { Call } from '../call.ts';
import type { Deposit, DepositRecordQuery } from '../schemas/deposit.ts';
import type { Page } from '../schemas/page.ts';

/** Deposits of some days, of one state or of all, newest first. */
export const getDepositRecords: Call<Page<Deposit>, DepositRecordQuery> = {
  method: 'GET',
  path: '/wps/deposit/records',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
