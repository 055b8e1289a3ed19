import { getSubordinates } from '../../../contract/calls/agent.ts';
import type { Subordinate, SubordinateList, SubordinateQuery } from '../../../contract/schemas/agent.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

/** Members per page. */
const PAGE_SIZE = 30;

/** Which part of the team is shown: one level, or a search over all of it. */
export type TeamFilter = Omit<SubordinateQuery, 'pageNo' | 'pageSize'>;

/** The team below the agent (SPEC 7.4), and the way to the level shown. */
export const team: PagedRecord<Subordinate, TeamFilter, SubordinateList['footer']> = pagedRecord(
  'team',
  (filter, pageNo) => send(getSubordinates, { query: { ...filter, pageNo, pageSize: PAGE_SIZE } }),
);
