import { getWithdrawReport } from '../../../contract/calls/withdraw.ts';
import type { DayRange } from '../../../contract/schemas/page.ts';
import type { Withdrawal } from '../../../contract/schemas/withdraw.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const PAGE_SIZE = 30;

/** Withdrawals of some days, newest first (SPEC 7.4). */
export const withdrawReport: PagedRecord<Withdrawal, DayRange, undefined> = pagedRecord(
  'withdrawal.report',
  async (filter, pageNo) => ({
    ...(await send(getWithdrawReport, { query: { ...filter, pageNo, pageSize: PAGE_SIZE } })),
    footer: undefined,
  }),
);
