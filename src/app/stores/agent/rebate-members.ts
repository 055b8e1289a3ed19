import { getSubordinates } from '../../../contract/calls/agent.ts';
import type { Subordinate, SubordinateList } from '../../../contract/schemas/agent.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

/** Members per page. */
const PAGE_SIZE = 30;

/** Whose rates can be seen: the direct downlines, or by name anybody of the team. It is no selection of the list of `team.ts`. */
export const rebateMembers: PagedRecord<Subordinate, { userName?: string }, SubordinateList['footer']> = pagedRecord(
  'rebateMembers',
  (filter, pageNo) => send(getSubordinates, { query: { ...filter, pageNo, pageSize: PAGE_SIZE } }),
);
