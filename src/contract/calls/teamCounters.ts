import type { Call } from '../call.ts';
import type { TeamKpiC, TeamKpiCQuery } from '../schemas/teamKpi.ts';

/** Team KPI C (SPEC 7.4): the agent home asks for today with `size` 0 and reads the footer. */
export const getTeamKpiC: Call<TeamKpiC, TeamKpiCQuery> = {
  method: 'GET',
  path: '/wps/agent/team/kpiC',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
