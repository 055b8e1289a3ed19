import { getTeamKpiC } from '../../../contract/calls/teamCounters.ts';
import type { TeamKpiC, TeamKpiCRow, TeamKpiCSort } from '../../../contract/schemas/teamKpi.ts';
import { send } from '../../api/client.ts';
import type { Days } from '../../lib/day-range.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

/** Rows of a page of branches. */
const SIZE = 20;

/** What the list of branches shows. */
export interface BranchFilter extends Days {
  sort: TeamKpiCSort;
}

/** KPI C: the members directly below, each with the counters of the branch that begins there. */
export const branches: PagedRecord<TeamKpiCRow, BranchFilter, TeamKpiC['footer']> = pagedRecord(
  'team.kpiC',
  (filter, pageNo) => send(getTeamKpiC, { query: { ...filter, pageNo, size: SIZE } }),
);
