import type { Call } from '../call.ts';
import type { DayRange } from '../shapes/page.ts';
import type { TeamKpiA, TeamKpiB, TeamKpiC, TeamKpiCQuery } from '../shapes/teamKpi.ts';

/** Team KPI A (SPEC 7.4). */
export const getTeamKpiA: Call<TeamKpiA, DayRange> = {
  method: 'GET',
  path: '/wps/agent/team/kpiA',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Team KPI B (SPEC 7.4). */
export const getTeamKpiB: Call<TeamKpiB[], DayRange> = {
  method: 'GET',
  path: '/wps/agent/team/kpiB',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Team KPI C (SPEC 7.4): the agent home asks for today with `size` 0 and reads the footer. */
export const getTeamKpiC: Call<TeamKpiC, TeamKpiCQuery> = {
  method: 'GET',
  path: '/wps/agent/team/kpiC',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
