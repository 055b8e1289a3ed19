import { getDeposit } from '../../../contract/calls/deposit.ts';
import { getDepositRecords } from '../../../contract/calls/depositRecords.ts';
import type { Deposit, DepositStatus } from '../../../contract/schemas/deposit.ts';
import type { DayRange } from '../../../contract/schemas/page.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const PAGE_SIZE = 30;

/** Days, and the one state that is asked for. */
export type DepositFilter = DayRange & { readonly status?: DepositStatus };

/** Deposits of some days, newest first (SPEC 7.4). */
export const depositRecord: PagedRecord<Deposit, DepositFilter, undefined> = pagedRecord(
  'deposit.record',
  async (filter, pageNo, pageSize = PAGE_SIZE) => ({
    ...(await send(getDepositRecords, { query: { ...filter, pageNo, pageSize } })),
    footer: undefined,
  }),
);

/** How one deposit of the record stands now. @throws CallError */
export const lookAtDeposit = (depositId: string): Promise<Deposit> => send(getDeposit, { query: { depositId } });
