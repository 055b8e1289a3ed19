import { getTeamKpiA, getTeamKpiB } from '../../../contract/calls/teamKpi.ts';
import type { TeamKpiA, TeamKpiB } from '../../../contract/schemas/teamKpi.ts';
import { send } from '../../api/client.ts';
import type { Days } from '../../lib/day-range.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

let shown: Days = { startDate: '', endDate: '' };

/** KPI A of the days that are shown, and whose they are: sums of the whole team, and a row per day (SPEC 7.4). */
export const teamSums: Resource<TeamKpiA & { days: Days }> = resource('team.kpiA', async () => {
  const days = shown;
  return { ...(await send(getTeamKpiA, { query: days })), days };
});

/** KPI B of the same days: play by game type. */
export const teamPlay: Resource<TeamKpiB[]> = resource('team.kpiB', () => send(getTeamKpiB, { query: shown }));

/** Shows these days; always asked anew, as play goes on. */
export function openTeam(days: Days): void {
  if (days.startDate !== shown.startDate || days.endDate !== shown.endDate) forget();
  shown = days;
  void teamSums.load();
  void teamPlay.load();
}

function forget(): void {
  teamSums.set(undefined);
  teamPlay.set(undefined);
}

onSignOut(forget);
