import { getTeamKpiCSchema } from '../../contract/payloads/teamCounters.ts';
import { getTeamKpiASchema, getTeamKpiBSchema } from '../../contract/payloads/teamKpi.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { checkAgent } from '../rules/team.ts';
import { teamKpiC } from '../rules/teamCounters.ts';
import { teamKpiA, teamKpiB } from '../rules/teamKpi.ts';

/** Key figures of an agent's team (SPEC 7.4). */
export const teamKpiCalls: readonly DefinedCall[] = [
  defineForMember(getTeamKpiASchema, ({ db, session, query }) => {
    checkAgent(session);
    return teamKpiA(db, session.memberId, query);
  }),
  defineForMember(getTeamKpiBSchema, ({ db, session, query }) => {
    checkAgent(session);
    return teamKpiB(db, session.memberId, query);
  }),
  defineForMember(getTeamKpiCSchema, ({ db, session, query, now }) => {
    checkAgent(session);
    return teamKpiC(db, session.memberId, query, now);
  }),
];
