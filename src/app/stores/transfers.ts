import { getTransfers } from '../../contract/calls/wallet.ts';
import type { DayRange, Page } from '../../contract/schemas/page.ts';
import type { Transfer } from '../../contract/schemas/wallet.ts';
import { send } from '../api/client.ts';
import { type PagedRecord, pagedRecord } from './paged.ts';

/** Transfers per page on the screen. */
const PAGE_SIZE = 30;

/** One page of the transfer record, from 1. @throws CallError */
export const transferPage = (filter: DayRange, pageNo: number, pageSize: number): Promise<Page<Transfer>> =>
  send(getTransfers, { query: { ...filter, pageNo, pageSize } });

/** Transfers between wallets, newest first (SPEC 7.4). */
export const transfers: PagedRecord<Transfer, DayRange, undefined> = pagedRecord(
  'wallet.transfers',
  async (filter, page) => ({ ...(await transferPage(filter, page, PAGE_SIZE)), footer: undefined }),
);
