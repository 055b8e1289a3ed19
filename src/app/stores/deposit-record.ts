import { getDepositRecords } from '../../contract/calls/depositRecords.ts';
import type { Deposit, DepositStatus } from '../../contract/schemas/deposit.ts';
import type { DayRange } from '../../contract/schemas/page.ts';
import { send } from '../api/client.ts';
import { type PagedRecord, pagedRecord } from './paged.ts';

const PAGE_SIZE = 30;

/** Days, and the one state that is asked for. */
export type DepositFilter = DayRange & { readonly status?: DepositStatus };

/** One page of deposits, newest first. @throws CallError */
export const depositPage = (filter: DepositFilter, pageNo: number, pageSize = PAGE_SIZE) =>
  send(getDepositRecords, { query: { ...filter, pageNo, pageSize } });

/** Deposits of some days (SPEC 7.4). */
export const depositRecord: PagedRecord<Deposit, DepositFilter, undefined> = pagedRecord(
  'deposit.record',
  async (filter, pageNo) => ({ ...(await depositPage(filter, pageNo)), footer: undefined }),
);
