import { getTeamKpiC } from '../../contract/calls/teamKpi.ts';
import type { TeamKpiFooter } from '../../contract/shapes/teamKpi.ts';
import { send } from '../api/client.ts';
import { utcDay } from '../lib/utc-day.ts';
import { ask } from './announcements.ts';
import { type Resource, resource } from './resource.ts';
import { onSignOut } from './session.ts';

/** Counters of the team of today: KPI C of size 0, of which the footer is read (SPEC 7.4). */
export const teamToday: Resource<TeamKpiFooter> = resource('agent.today', async () => {
  const today = utcDay(0);
  return (await send(getTeamKpiC, { query: { startDate: today, endDate: today, size: 0 } })).footer;
});

/** How many notices for agents are unread: the agent variant's footer (SPEC section 3). A badge has no error face. */
export const unreadAgentNotices: Resource<number> = resource(
  'agent.notices',
  async () => (await ask('A', '')).footer?.unreadCount ?? 0,
);

onSignOut(() => {
  teamToday.set(undefined);
  unreadAgentNotices.set(undefined);
});
