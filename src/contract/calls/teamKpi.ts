import type { Call } from '../call.ts';
import type { DayRange } from '../schemas/page.ts';
import type { TeamKpiA, TeamKpiB } from '../schemas/teamKpi.ts';

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
