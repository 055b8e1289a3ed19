import { getRedEnvelopes } from '../../../contract/calls/rewards.ts';
import type { RedEnvelope } from '../../../contract/schemas/rewards.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const PAGE_SIZE = 30;

/** All envelopes that the member ever opened. */
export const envelopes: PagedRecord<RedEnvelope, object, undefined> = pagedRecord(
  'rain.records',
  async (_, pageNo) => ({
    ...(await send(getRedEnvelopes, { query: { pageNo, pageSize: PAGE_SIZE } })),
    footer: undefined,
  }),
);
