import { getMallOrders, getMallPoints } from '../../../contract/calls/mall.ts';
import type { MallOrder, MallPoints } from '../../../contract/schemas/mall.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const ROWS = 20;

/** Orders of the member, newest first. */
export const mallOrders: PagedRecord<MallOrder, { language: string }, undefined> = pagedRecord(
  'mall.orders',
  async (filter, pageNo) => ({
    ...(await send(getMallOrders, { query: { ...filter, pageNo, pageSize: ROWS } })),
    footer: undefined,
  }),
);

/** How points came and went, newest first. */
export const mallPoints: PagedRecord<MallPoints, { language: string }, undefined> = pagedRecord(
  'mall.points',
  async (filter, pageNo) => ({
    ...(await send(getMallPoints, { query: { ...filter, pageNo, pageSize: ROWS } })),
    footer: undefined,
  }),
);
