import { getBets } from '../../../contract/calls/betRecords.ts';
import type { Bet, BetList, BetQuery } from '../../../contract/schemas/records.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

/** Bets per page. */
const PAGE_SIZE = 30;

/** What the betting record is narrowed by; both days inclusive. */
export type BetFilter = Pick<BetQuery, 'startDate' | 'endDate' | 'gameType' | 'vassalage' | 'status'>;

/** The betting record (SPEC 7.4), and the sums over the whole selection. */
export const bets: PagedRecord<Bet, BetFilter, BetList['footer']> = pagedRecord(
  'records.bets',
  (filter, pageNo, pageSize = PAGE_SIZE) => send(getBets, { query: { ...filter, pageNo, pageSize } }),
);
