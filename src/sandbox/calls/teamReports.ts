import { type DefinedCall, defineForMember } from '../http/define.ts';
import { teamBets } from '../rules/teamBets.ts';
import { teamProfit } from '../rules/teamProfit.ts';
import { getTeamBetsSchema, getTeamProfitSchema } from '../schemas/teamReports.ts';

/** Reports of an agent's team (SPEC 2.11). */
export const teamReportsCalls: readonly DefinedCall[] = [
  defineForMember(getTeamProfitSchema, ({ db, session, query }) => teamProfit(db, session, query)),
  defineForMember(getTeamBetsSchema, ({ db, session, query }) => teamBets(db, session, query)),
];
