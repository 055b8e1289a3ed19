import { getTransfers } from '../../../contract/calls/wallet.ts';
import type { DayRange } from '../../../contract/schemas/page.ts';
import type { Transfer } from '../../../contract/schemas/wallet.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

/** Transfers per page on the screen. */
const PAGE_SIZE = 30;

/** Transfers between wallets, newest first (SPEC 7.4). */
export const transfers: PagedRecord<Transfer, DayRange, undefined> = pagedRecord(
  'wallet.transfers',
  async (filter, pageNo, pageSize = PAGE_SIZE) => ({
    ...(await send(getTransfers, { query: { ...filter, pageNo, pageSize } })),
    footer: undefined,
  }),
);
