import { getRebateIncomeSchema, getTeamBetsSchema, getTeamProfitSchema } from '../../contract/payloads/teamReports.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { checkTool } from '../rules/downline.ts';
import { rebateIncome } from '../rules/rebateIncome.ts';
import { teamBets } from '../rules/teamBets.ts';
import { teamProfit } from '../rules/teamProfit.ts';

/** Reports of an agent's team (SPEC 2.11), each by its key of the whitelabel menu (SPEC section 6). */
export const teamReportsCalls: readonly DefinedCall[] = [
  defineForMember(getTeamProfitSchema, ({ db, session, query }) => {
    checkTool(db, 'AGETEAMPNL3');
    return teamProfit(db, session, query);
  }),
  defineForMember(getTeamBetsSchema, ({ db, session, query }) => {
    checkTool(db, 'TEAMBETTING3');
    return teamBets(db, session, query);
  }),
  defineForMember(getRebateIncomeSchema, ({ db, session, query }) => {
    checkTool(db, 'AGEREBINC3');
    return rebateIncome(db, session, query);
  }),
];
