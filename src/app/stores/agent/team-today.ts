import { getTeamKpiC } from '../../../contract/calls/teamCounters.ts';
import type { TeamKpiFooter } from '../../../contract/schemas/teamKpi.ts';
import { send } from '../../api/client.ts';
import { siteDay } from '../../i18n/site-clock.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** Counters of the team of the site's today: KPI C of size 0, of which the footer is read (SPEC 7.4). */
export const teamToday: Resource<TeamKpiFooter> = resource('team.today', async () => {
  const today = siteDay();
  return (await send(getTeamKpiC, { query: { startDate: today, endDate: today, size: 0 } })).footer;
});

onSignOut(() => teamToday.set(undefined));
