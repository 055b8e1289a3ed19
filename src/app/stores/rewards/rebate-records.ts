import { getRebateRecords } from '../../../contract/calls/rewards.ts';
import type { RebateRecord } from '../../../contract/schemas/rewards.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const PAGE = 20;

/** Rebates that were paid. */
export const rebateRecords: PagedRecord<RebateRecord, object, undefined> = pagedRecord(
  'rebate.records',
  async (_filter, pageNo) => ({
    ...(await send(getRebateRecords, { query: { pageNo, pageSize: PAGE } })),
    footer: undefined,
  }),
);
